import { randomBytes } from 'node:crypto'
import { ConflictError, type StoreBackend } from './store-backend.ts'

/** In bytes. */
const KEY_SIZE = 32

/**
 * A key that all processes of a store share; the first caller creates it, and only its owner may read the
 * file. A damaged key is replaced: anyone could sign with an empty one, and what the lost key signed is
 * short-lived.
 */
export async function backendKey(backend: StoreBackend, name: string): Promise<Buffer> {
  const path = `.private/${name}.key`
  const known = await backend.read(path)
  const key = Buffer.from(known?.text.trim() ?? '', 'hex')
  if (key.length >= KEY_SIZE) return key
  const text = randomBytes(KEY_SIZE).toString('hex')
  await backend
    .exclusively(() => backend.write(path, text, known))
    .catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error
    })
  return backendKey(backend, name)
}
