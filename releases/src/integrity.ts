import { createHash } from 'node:crypto'

/** Hash in the form of the `integrity` attribute. */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
