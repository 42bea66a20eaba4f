import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

/** Prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Signs receipts, so that their holders can prove them to others.
 * @param seed 32 bytes
 */
export function createReceipts(seed: Buffer) {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  return {
    sign: (text: string) => sign(null, Buffer.from(text), key).toString('base64url'),
    /** PEM. */
    publicKey: createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString(),
  }
}
