import { join } from 'node:path'
import { registryFolder } from '../registry/operator-file.ts'
import { readKey } from './keys.ts'

export const registryKeyFile = (dataDir: string) => join(registryFolder(dataDir), 'registry.pem')

/** Key of a team whose sources are in this checkout, or whose builds are older than signatures. */
export const teamKeyFile = (dataDir: string, remote: string) =>
  join(registryFolder(dataDir), 'teams', `${remote}.pem`)

/** The key that signs live sets; undefined on machines without it. */
export const registryKey = (dataDir: string) => readKey(registryKeyFile(dataDir))
