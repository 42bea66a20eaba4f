import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type BuildManifest, buildsOf } from '@anyam/federation'
import { integrityOf, sealOf } from '@anyam/releases/integrity'
import type { ReleaseStore } from '@anyam/releases/store'
import { LRUCache } from 'lru-cache'

const MAX_BUILDS = 100
const MAX_FILES = 5_000
/** A refused build is checked again after this long, in milliseconds. */
const REFUSED_MS = 5_000

/** Compressed twins that are sent instead of a file. */
const UNPACK = { '': undefined, '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/**
 * Verifies that files of builds are those that their teams signed, because browsers verify scripts and style
 * sheets but not pictures. A file is read once, and again when the disk reports a change.
 */
export class GenuineFiles {
  readonly #store: ReleaseStore
  readonly #report: (sentence: string) => void
  readonly #onRefused: () => void
  readonly #manifests = new LRUCache<string, Promise<BuildManifest | undefined>>({ max: MAX_BUILDS })
  readonly #files = new LRUCache<string, boolean>({ max: MAX_FILES })

  /**
   * @param report called with a sentence, once per refused file or build
   * @param onRefused called on each request that is refused
   */
  constructor(store: ReleaseStore, report: (sentence: string) => void, onRefused = () => {}) {
    this.#store = store
    this.#report = report
    this.#onRefused = onRefused
  }

  /**
   * Returns whether an existing file may be sent, together with its compressed twins.
   * @param file below `web/`
   */
  async has(remote: string, build: string, file: string): Promise<boolean> {
    if (!this.#store.trust) return true
    // Twins are sent in place of their files, never under their own names.
    if (/\.(br|gz)$/.test(file)) return false
    const manifest = await this.#manifestOf(remote, build)
    const found = manifest
      ? await Promise.all(Object.keys(UNPACK).map((twin) => this.#isGenuine({ manifest, file, twin })))
      : [false]
    if (found.every(Boolean)) return true
    this.#onRefused()
    return false
  }

  /**
   * Returns the exact bytes that were verified, so nothing can change between check and use; undefined if the
   * file is missing or altered.
   * @param file below `web/`
   */
  async read(remote: string, build: string, file: string): Promise<Buffer | undefined> {
    const path = this.#pathOf(remote, build, file)
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes || !this.#store.trust) return bytes
    const manifest = await this.#manifestOf(remote, build)
    const found = integrityOf(bytes)
    if (manifest && this.#judged(path, found, isSigned(manifest, file, found))) return bytes
    this.#onRefused()
    return undefined
  }

  #pathOf(remote: string, build: string, file: string): string {
    return join(this.#store.buildDir(remote, build), 'web', file)
  }

  async #isGenuine({ manifest, file, twin }: { manifest: BuildManifest; file: string; twin: string }) {
    const path = this.#pathOf(manifest.remote, manifest.build, file) + twin
    const state = await stat(path).catch(() => undefined)
    if (!state) return twin !== ''
    // Unlike ctime, a file's modification time can be set to any value.
    const version = [state.ctimeMs, state.size, state.ino].join(' ')
    const known = this.#files.get(`${path} ${version}`)
    if (known !== undefined) return known
    const bytes = await readFile(path)
    const unpack = UNPACK[twin as keyof typeof UNPACK]
    const content = unpack ? await unpack(bytes).catch(() => '') : bytes
    return this.#judged(path, version, isSigned(manifest, file, integrityOf(content as Buffer)))
  }

  /** Records the result, and reports a refusal once. */
  #judged(path: string, version: string, isGenuine: boolean): boolean {
    const key = `${path} ${version}`
    if (!isGenuine && !this.#files.has(key))
      this.#report(`${path} is not what its team signed. It is not served.`)
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

  /** A build of the live set is verified by its seal; an older build, by the signature of its team. */
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

const isSigned = ({ files }: BuildManifest, file: string, integrity: string) =>
  files[`web/${file}`]?.integrity === integrity
