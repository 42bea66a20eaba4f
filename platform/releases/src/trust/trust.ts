import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  DamagedFileError,
  parseState,
  readIfThere,
  withChecksum,
  writeWhole,
} from '@anyam/server/state-files'
import * as z from 'zod'
import type { PublicKey } from './keys.ts'

/** Something in the store lacks a valid signature; the message is a sentence. */
export class TrustError extends Error {
  override name = 'TrustError'
}

const schema = z.object({
  /** Keys whose signature makes a live set valid. */
  registry: z.array(z.string()).min(1),
  /** By remote: the keys that make its builds valid, and the paths below which it may own pages. */
  teams: z.record(z.string(), z.object({ keys: z.array(z.string()), owns: z.array(z.string()) })),
})

/** The keys that the shells of a site trust. The file is outside the release store and holds no secret. */
export interface Trust {
  registry: PublicKey[]
  teams: Record<string, { keys: PublicKey[]; owns: string[] }>
}

export const trustFolder = (dataDir: string) => join(dataDir, 'trust')
export const trustFile = (dataDir: string) => join(trustFolder(dataDir), 'trust.json')

const TRUST_REMEDY = 'Restore it from a backup: until then no signature counts, and nothing is released.'

/** As `trustOf`; undefined if there is no file. */
export const trustIn = (dataDir: string): (() => Trust) | undefined =>
  existsSync(trustFile(dataDir)) ? trustOf(dataDir) : undefined

/** The trust of a data folder, reread when the file changes. Reading it throws DamagedFileError. */
export function trustOf(dataDir: string): () => Trust {
  const path = trustFile(dataDir)
  let known: { trust: Trust; version: string } | undefined
  return () => {
    const found = statSync(path, { throwIfNoEntry: false })
    const version = found && [found.mtimeMs, found.size, found.ino].join()
    if (known && known.version === version) return known.trust
    const text = version && readIfThere(path)?.toString()
    if (text === undefined) throw new DamagedFileError(path, 'is missing', TRUST_REMEDY)
    known = { version: version ?? '', trust: parseState(text, schema, path, TRUST_REMEDY) }
    return known.trust
  }
}

export type WriteTrust = (dataDir: string, trust: Trust) => Promise<void>

export async function writeTrust(dataDir: string, trust: Trust): Promise<void> {
  await writeWhole(trustFile(dataDir), withChecksum(JSON.stringify(trust, null, 2)))
}

/** True if a path is below one of a team's paths; `/` stands only for that page. */
export const isDelegated = (path: string, owns: readonly string[]) =>
  owns.some((own) => path === own || (own !== '/' && path.startsWith(`${own}/`)))
