import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DamagedFileError,
  parseState,
  readIfAllowed,
  withChecksum,
  writeWhole,
} from '@anyam/server/state-files'
import * as z from 'zod'

const access = z.looseObject({
  /** Without a trailing slash. */
  url: z.url(),
  token: z.string().min(1),
})

/** Address and token of the registry for commands on this machine; only readers of the data folder have it. */
export type OperatorAccess = Pick<z.infer<typeof access>, 'url' | 'token'>

/** Folder that only the registry reads and writes. */
export const registryFolder = (dataDir: string) => join(dataDir, 'registry')

const fileIn = (dataDir: string) => join(registryFolder(dataDir), 'operator.json')

export async function writeOperatorAccess(dataDir: string, access: OperatorAccess): Promise<void> {
  await writeWhole(fileIn(dataDir), withChecksum(JSON.stringify(access)), { mode: 0o600 })
}

export const removeOperatorAccess = (dataDir: string) => rm(fileIn(dataDir), { force: true })

/** Undefined if no registry runs on this machine, or if the caller may not read its folder. @throws DamagedFileError */
export async function readOperatorAccess(dataDir: string): Promise<OperatorAccess | undefined> {
  const file = fileIn(dataDir)
  const text = readIfAllowed(file)?.toString()
  const remedy = 'Restart the registry, which writes it again.'
  return text === undefined ? undefined : parseState(text, access, file, remedy)
}

/**
 * The operator's token for a starting registry. It reuses the token of a registry that was killed, so that
 * commands waiting for its return succeed; otherwise it creates a token.
 */
export async function operatorToken(dataDir: string): Promise<string> {
  const left = await readOperatorAccess(dataDir).catch((error: unknown) => {
    if (error instanceof DamagedFileError) return undefined
    throw error
  })
  return left?.token ?? randomBytes(32).toString('base64url')
}
