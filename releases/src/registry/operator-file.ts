import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../disk-backend.ts'

/** Address and token of the registry for commands on this machine; only readers of the data folder have it. */
export interface OperatorAccess {
  /** Without a slash at its end. */
  url: string
  token: string
}

/** Folder of what the registry alone reads and writes. */
export const registryFolder = (dataDir: string) => join(dataDir, 'registry')

const fileIn = (dataDir: string) => join(registryFolder(dataDir), 'operator.json')

export async function writeOperatorAccess(dataDir: string, access: OperatorAccess): Promise<void> {
  const file = fileIn(dataDir)
  await writeWhole(file, JSON.stringify(access), `${file}.${randomUUID()}`, 0o600)
}

export const removeOperatorAccess = (dataDir: string) => rm(fileIn(dataDir), { force: true })

/** Undefined when no registry runs on this machine. */
export async function readOperatorAccess(dataDir: string): Promise<OperatorAccess | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as OperatorAccess)
}

/**
 * The operator's token for a registry that starts: the one of a registry that was killed, so that commands which wait for
 * its return get through; otherwise a new one.
 */
export async function operatorToken(dataDir: string): Promise<string> {
  const left = await readOperatorAccess(dataDir)
  return left?.token ?? randomBytes(32).toString('base64url')
}
