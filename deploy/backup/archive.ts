import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncFile } from '@anyam/server/node'
import { extract, pack } from 'tar-stream'
import { encrypted, readable } from './encryption.ts'
import type { DatabaseOutline } from './tables.ts'

/** The last file of a backup, which lists the others with their checksums. */
export interface Manifest {
  format: number
  /** ISO 8601 instant. */
  createdAt: string
  database: DatabaseOutline
  /** An applicant's document is encrypted with the key of the application in `sealedFor`. */
  files: Record<string, { size: number; sha256: string; sealedFor?: string }>
}

const MANIFEST = 'manifest.json'
/** In format 2, applicants' data is encrypted with a separate key for each application. */
const FORMATS = [1, 2]

/**
 * Writes a backup, which gets its final name only when it is complete and on disk.
 * @param recipient public age key; data is encrypted for it before it reaches the disk
 */
export async function createArchive(file: string, recipient?: string) {
  const tempFile = `${file}.part`
  const tar = pack()
  const content = recipient ? await encrypted(Readable.from(tar), recipient) : tar
  const written = pipeline(content, createWriteStream(tempFile, { mode: 0o600 }))
  written.catch(() => {})
  const files: Manifest['files'] = {}

  async function add(name: string, size: number, content: Readable, sealedFor?: string) {
    const hash = createHash('sha256')
    const entry = tar.entry({ name, size, mode: 0o600 })
    await pipeline(
      content,
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk)
          yield chunk
        }
      },
      entry,
    )
    files[name] = { size, sha256: hash.digest('hex'), ...(sealedFor && { sealedFor }) }
  }
  return {
    add,
    async addFile(name: string, path: string) {
      await add(name, (await stat(path)).size, createReadStream(path))
    },
    async finish(database: DatabaseOutline): Promise<Manifest> {
      const format = Math.max(...FORMATS)
      const manifest: Manifest = { format, createdAt: new Date().toISOString(), database, files }
      tar.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(manifest))
      tar.finalize()
      await written
      await syncFile(tempFile)
      await rename(tempFile, file)
      return manifest
    },
    async discard() {
      tar.destroy()
      await written.catch(() => {})
      await rm(tempFile, { force: true })
    },
  }
}

const isInside = (name: string) =>
  !name.split('/').some((part) => part === '' || part === '..' || part === '.')

/**
 * Unpacks a backup into a folder and checks every file against the manifest.
 * @param identity private age key, for an encrypted backup
 * @throws Error if a file is missing, unexpected or altered
 */
export async function unpackArchive(file: string, folder: string, identity?: string): Promise<Manifest> {
  const found: Manifest['files'] = {}
  let text = ''
  const tar = extract()
  const reading = pipeline(await readable(file, identity), tar)
  reading.catch(() => {})
  for await (const entry of tar) {
    const { name } = entry.header
    if (name === MANIFEST) {
      for await (const chunk of entry) text += chunk
      continue
    }
    if (!isInside(name)) throw new Error(`The backup names a file that leads elsewhere: ${name}.`)
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    let size = 0
    await pipeline(
      Readable.from(entry),
      async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    )
    found[name] = { size, sha256: hash.digest('hex') }
  }
  await reading
  if (text === '') throw new Error('The backup breaks off: it is not whole.')
  const manifest = JSON.parse(text) as Manifest
  if (!FORMATS.includes(manifest.format)) throw new Error('The backup is of a format that is not known here.')
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
  const wrong = [...names].filter((name) => found[name]?.sha256 !== manifest.files[name]?.sha256)
  if (wrong.length > 0) throw new Error(`The backup is damaged: ${wrong.slice(0, 5).join(', ')}.`)
  return manifest
}
