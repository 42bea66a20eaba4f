import type { KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { DamagedFileError } from '@anyam/server/state-files'
import { acceptedFile } from '../open-store.ts'
import { registryKeyFile } from './key-files.ts'
import { publicKeyOf } from './keys.ts'
import { type Trust, trustFile } from './trust.ts'

const MADE_AGAIN =
  'Restore it from a backup. Only if there is none, delete the folders "trust" and "accepted": the registry then makes new keys, and signs the builds of its store.'

/**
 * A lost file must not be recreated as on the first start: other keys would become valid, or the registry's
 * signature would become invalid for everyone.
 * @throws DamagedFileError
 */
export function assertComplete(dataDir: string, trust: Trust | undefined): void {
  if (!trust && existsSync(acceptedFile(dataDir)))
    throw new DamagedFileError(trustFile(dataDir), 'is missing', MADE_AGAIN)
  if (trust && !existsSync(registryKeyFile(dataDir)))
    throw new DamagedFileError(registryKeyFile(dataDir), 'is missing', MADE_AGAIN)
}

/** A damaged key in PEM is still a key, with which nothing that it signs would count. @throws DamagedFileError */
export function assertNamed(dataDir: string, { registry }: Trust, key: KeyObject): void {
  if (!registry.includes(publicKeyOf(key)))
    throw new DamagedFileError(
      registryKeyFile(dataDir),
      'is damaged: it is not the key that trust/trust.json names',
    )
}
