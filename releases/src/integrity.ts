import { createHash } from 'node:crypto'
import type { BuildManifest, Integrity } from '@arunika/federation'

/** Hash in the form of the `integrity` attribute. */
export const integrityOf = (bytes: Buffer | string): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Hash of a manifest's contents. */
export const sealOf = (manifest: BuildManifest): Integrity => integrityOf(JSON.stringify(manifest))
