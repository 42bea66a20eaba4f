import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type BuildManifest, buildsOf } from '@arunika/federation'
import { integrityOf, sealOf } from '@arunika/releases/integrity'
import type { ReleaseStore } from '@arunika/releases/store'
import { LRUCache } from 'lru-cache'

const MAX_BUILDS = 100
const MAX_FILES = 5_000
/** A build that was refused is looked at again after so long, in milliseconds. */
const REFUSED_MS = 5_000

/** Twins that are sent in place of a file. */
const UNPACK = { '': undefined, '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/**
 * Whether files of builds are those that their teams signed. Browsers compare scripts and style sheets themselves, but no
 * pictures. A file is read once, and again when the disk says that it has changed.
 */
export class GenuineFiles {
  readonly #store: ReleaseStore
  readonly #report: (sentence: string) => void
  readonly #manifests = new LRUCache<string, Promise<BuildManifest | undefined>>({ max: MAX_BUILDS })
  readonly #files = new LRUCache<string, boolean>({ max: MAX_FILES })

  constructor(store: ReleaseStore, report: (sentence: string) => void) {
    this.#store = store
    this.#report = report
  }

  /** @param file below `web/` */
  async has(remote: string, build: string, file: string): Promise<boolean> {
    // Source maps are for developers' tools, and the manifest does not name them.
    if (!this.#store.trust || file.endsWith('.map')) return true
    const manifest = await this.#manifestOf(remote, build)
    const named = manifest?.files[`web/${file.replace(/\.(br|gz)$/, '')}`]
    if (!named) return false
    const path = join(this.#store.buildDir(remote, build), 'web', file)
    const found = await Promise.all(
      Object.keys(UNPACK).map((twin) => this.#isGenuine(path, twin, named.integrity)),
    )
    return found.every(Boolean)
  }

  async #isGenuine(path: string, twin: string, integrity: string): Promise<boolean> {
    const state = await stat(path + twin).catch(() => undefined)
    if (!state) return true
    // Unlike its time of change, the time at which a file was last written can be set to any.
    const key = [path + twin, state.ctimeMs, state.size, state.ino, integrity].join(' ')
    const known = this.#files.get(key)
    if (known !== undefined) return known
    const bytes = await readFile(path + twin)
    const unpack = UNPACK[twin as keyof typeof UNPACK]
    const content = unpack ? await unpack(bytes).catch(() => '') : bytes
    const isGenuine = integrityOf(content as Buffer) === integrity
    if (!isGenuine) this.#report(`${path + twin} is not what its team signed. It is not served.`)
    this.#files.set(key, isGenuine)
    return isGenuine
  }

  #manifestOf(remote: string, build: string): Promise<BuildManifest | undefined> {
    const key = `${remote}/${build}`
    const known = this.#manifests.get(key)
    if (known) return known
    const reading = this.#verified(remote, build).catch((error: unknown) => {
      this.#report(`${remote} ${build} is not served. ${error instanceof Error ? error.message : error}`)
      this.#manifests.set(key, Promise.resolve(undefined), { ttl: REFUSED_MS })
      return undefined
    })
    this.#manifests.set(key, reading)
    return reading
  }

  /** The live set vouches for its own builds; those of older tabs have the signature of their team. */
  async #verified(remote: string, build: string): Promise<BuildManifest> {
    const manifest = await this.#store.manifest(remote, build)
    const seal = sealOf(manifest)
    const { remotes, canaries } = this.#store.live()
    const live = [remotes[remote], canaries[remote]].flatMap((release) => (release ? buildsOf(release) : []))
    if (live.some((release) => release.build === build && release.seal === seal)) return manifest
    this.#store.trust?.verifyBuild(manifest, await this.#store.attestation(remote, build))
    return manifest
  }
}
