import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { withSecretFiles } from '@anyam/server/env'
import { Decrypter, Encrypter } from 'age-encryption'

const HEADER = 'age-encryption.org/v1'
const NAMES = ['BACKUP_RECIPIENT', 'BACKUP_IDENTITY']

/** Keys of backups: the public one encrypts, the private one decrypts. */
export interface BackupKeys {
  /** `age1…`; undefined for unencrypted backups. */
  recipient: string | undefined
  /** `AGE-SECRET-KEY-1…`, absent on a machine that only makes backups. */
  identity: string | undefined
}

/** @throws Error that names an invalid key */
export function readBackupKeys(env: NodeJS.ProcessEnv = process.env): BackupKeys {
  const { BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity } = withSecretFiles(env, NAMES)
  if (recipient) check('BACKUP_RECIPIENT', () => new Encrypter().addRecipient(recipient))
  if (identity) check('BACKUP_IDENTITY', () => new Decrypter().addIdentity(identity))
  return { recipient, identity }
}

function check(name: string, use: () => void): void {
  try {
    use()
  } catch (cause) {
    throw new Error(`${name} is no key of age.`, { cause })
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>)

/** The age format, which its own command line can also open. */
export async function encrypted(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return fromWeb(await encrypter.encrypt(toWeb(content)))
}

/** A backup's contents, encrypted or not. */
export async function readable(file: string, identity: string | undefined): Promise<Readable> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0)
  const content = handle.createReadStream({ start: 0 })
  if (buffer.toString() !== HEADER) return content
  if (!identity) {
    content.destroy()
    throw new Error(
      'The backup is encrypted: set BACKUP_IDENTITY to the private key, or BACKUP_IDENTITY_FILE.',
    )
  }
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)))
  } catch (error) {
    content.destroy()
    throw error
  }
}
