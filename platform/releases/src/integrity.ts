import { createHash } from 'node:crypto'
import type { BuildManifest, Integrity } from '@anyam/federation'

/** Hash in the form of the `integrity` attribute. */
export const integrityOf = (bytes: Buffer | string): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Hash of a script in the form that a content security policy uses: `sha256-…`. */
export const sourceOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A hash in hexadecimal, for addresses and file names. */
export const digestOf = (integrity: Integrity): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')

/** Hash of a manifest's contents. */
export const sealOf = (manifest: BuildManifest): Integrity => integrityOf(JSON.stringify(manifest))
