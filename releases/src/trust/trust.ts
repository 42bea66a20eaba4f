import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { writeWhole } from '../disk-backend.ts'
import type { PublicKey } from './keys.ts'

/** Something in the store lacks a valid signature; the message is a sentence. */
export class TrustError extends Error {
  override name = 'TrustError'
}

const schema = z.object({
  /** Keys whose signature makes a live set valid. */
  registry: z.array(z.string()).min(1),
  /** By remote: whose builds of it are valid, and below which paths it may own pages. */
  teams: z.record(z.string(), z.object({ keys: z.array(z.string()), owns: z.array(z.string()) })),
})

/** The keys that the shells of a site trust. The file is outside of the release store and holds no secret. */
export interface Trust {
  registry: PublicKey[]
  teams: Record<string, { keys: PublicKey[]; owns: string[] }>
}

export const trustFolder = (dataDir: string) => join(dataDir, 'trust')
const fileIn = (dataDir: string) => join(trustFolder(dataDir), 'trust.json')

/** The trust of a data folder, which is read again when it changes. Undefined where none was set up. */
export function trustIn(dataDir: string): (() => Trust) | undefined {
  const path = fileIn(dataDir)
  let known: { trust: Trust; version: string } | undefined
  const read = () => {
    const { mtimeMs, size, ino } = statSync(path)
    const version = [mtimeMs, size, ino].join()
    if (known?.version !== version)
      known = { version, trust: schema.parse(JSON.parse(readFileSync(path, 'utf8'))) }
    return known.trust
  }
  return statSync(path, { throwIfNoEntry: false }) && read
}

export async function writeTrust(dataDir: string, trust: Trust): Promise<void> {
  const path = fileIn(dataDir)
  await writeWhole(path, JSON.stringify(trust, null, 2), `${path}.${randomUUID()}`)
}

/** Whether a path is below one of a team's paths; `/` is that page alone. */
export const isDelegated = (path: string, owns: readonly string[]) =>
  owns.some((own) => path === own || (own !== '/' && path.startsWith(`${own}/`)))
