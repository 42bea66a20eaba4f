import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import type { ReleaseStore } from '@anyam/releases/store'
import { LRUCache } from 'lru-cache'

/** RFC 9842: the first bytes of a `dcz` body, before the hash of its dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
const MAX_ENTRIES = 200

/** A file whose name consists of its purpose and a content hash. */
const VERSIONED = /^(.+)\.\w+\.(js|css)$/

interface FileRequest {
  remote: string
  build: string
  file: string
}

/** Headers that tell browsers to use a file as the dictionary for its next versions. */
export function dictionaryHeaders({ remote, file }: FileRequest): Record<string, string> {
  const [, name, kind] = VERSIONED.exec(file) ?? []
  if (!name) return {}
  return {
    'use-as-dictionary': `match="/remotes/${remote}/*/${name}.*.${kind}"`,
    vary: 'available-dictionary',
  }
}

/** Files of builds for browsers that have an older version; only the difference is sent (RFC 9842). */
export class Deltas {
  readonly #store: ReleaseStore
  /** Hashes of files, which never change. */
  readonly #hashes = new LRUCache<string, Promise<string>>({ max: MAX_ENTRIES })
  readonly #made = new LRUCache<string, Promise<Buffer | undefined>>({ max: MAX_ENTRIES })

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  /** The body in the encoding `dcz`; undefined if the store no longer has the browser's older version. */
  async of(file: FileRequest, headers: IncomingHttpHeaders): Promise<Buffer | undefined> {
    const [, hash] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? []
    if (!hash || !/\bdcz\b/.test(headers['accept-encoding'] ?? '')) return undefined
    const key = Object.values({ ...file, hash }).join(' ')
    const made = this.#made.get(key) ?? this.#make(file, hash)
    this.#made.set(key, made)
    // A version that is deleted at this moment counts as missing.
    const body = await made.catch(() => undefined)
    if (!body) this.#made.delete(key)
    return body
  }

  /** Path of the version with this hash. */
  async #withHash({ remote, file }: FileRequest, hash: string): Promise<string | undefined> {
    const [, name, kind] = VERSIONED.exec(file) ?? []
    for (const build of await readdir(join(this.#store.dir, remote))) {
      const web = join(this.#store.buildDir(remote, build), 'web')
      for (const other of await readdir(web).catch((): string[] => [])) {
        const [, itsName, itsKind] = VERSIONED.exec(other) ?? []
        if (itsName !== name || itsKind !== kind) continue
        const path = join(web, other)
        if ((await this.#hashOf(path)) === hash) return path
      }
    }
    return undefined
  }

  #hashOf(path: string): Promise<string> {
    const known = this.#hashes.get(path)
    if (known) return known
    const hash = readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('base64'))
    hash.catch(() => this.#hashes.delete(path))
    this.#hashes.set(path, hash)
    return hash
  }

  async #make(file: FileRequest, hash: string): Promise<Buffer | undefined> {
    const path = await this.#withHash(file, hash)
    if (path === undefined) return undefined
    const own = join(this.#store.buildDir(file.remote, file.build), 'web', file.file)
    const [bytes, dictionary] = await Promise.all([readFile(own), readFile(path)])
    const params = { [constants.ZSTD_c_compressionLevel]: 19 }
    const body = await promisify(zstdCompress)(bytes, { params, dictionary })
    return Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), body])
  }
}
