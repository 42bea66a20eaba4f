import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import type { ReleaseStore } from '@arunika/releases/store'
import { remember } from './remember.ts'

/** RFC 9842: what a `dcz` body begins with, before the hash of its dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])
const MAX_KEPT = 200

/** A file whose name says what it is, and by a hash in which version. */
const VERSIONED = /^(.+)\.\w+\.(js|css)$/

interface Asked {
  remote: string
  build: string
  file: string
}

/** What browsers are told of a file: that it stands in for the next versions of itself. */
export function dictionaryHeaders({ remote, file }: Asked): Record<string, string> {
  const [, name, kind] = VERSIONED.exec(file) ?? []
  if (!name) return {}
  return {
    'use-as-dictionary': `match="/remotes/${remote}/*/${name}.*.${kind}"`,
    vary: 'available-dictionary',
  }
}

/** Files of builds for browsers that have an older version of them: only what is new is sent (RFC 9842). */
export class Deltas {
  readonly #store: ReleaseStore
  /** Hashes of files, which never change. */
  readonly #hashes = new Map<string, Promise<string>>()
  readonly #made = new Map<string, Promise<Buffer | undefined>>()

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  /** The body for a browser, in the encoding `dcz`; undefined where it has no older version that the store has too. */
  async of(asked: Asked, headers: IncomingHttpHeaders): Promise<Buffer | undefined> {
    const [, hash] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? []
    if (!hash || !/\bdcz\b/.test(headers['accept-encoding'] ?? '')) return undefined
    const key = Object.values({ ...asked, hash }).join(' ')
    const made = this.#made.get(key) ?? remember(this.#made, key, this.#make(asked, hash), MAX_KEPT)
    // A version that is collected just now is as good as none.
    const body = await made.catch(() => undefined)
    if (!body) this.#made.delete(key)
    return body
  }

  /** Path of the version that has this hash. */
  async #withHash({ remote, file }: Asked, hash: string): Promise<string | undefined> {
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
    return remember(this.#hashes, path, hash, MAX_KEPT)
  }

  async #make(asked: Asked, hash: string): Promise<Buffer | undefined> {
    const path = await this.#withHash(asked, hash)
    if (path === undefined) return undefined
    const own = join(this.#store.buildDir(asked.remote, asked.build), 'web', asked.file)
    const [bytes, dictionary] = await Promise.all([readFile(own), readFile(path)])
    const params = { [constants.ZSTD_c_compressionLevel]: 19 }
    const body = await promisify(zstdCompress)(bytes, { params, dictionary })
    return Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), body])
  }
}
