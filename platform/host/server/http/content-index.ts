import { buildsOf } from '@anyam/federation'
import type { ReleaseStore } from '@anyam/releases/store'
import { LRUCache } from 'lru-cache'

const MAX_REMOTES = 100
/** Far more than are stored in the week for which builds are retained. */
const MAX_BUILDS = 500
/**
 * A file name that is in no known build triggers a new listing of the store, at most once in this many
 * milliseconds.
 */
const LIST_MS = 1_000

/** Names of a build's files below `web/`. */
interface KnownBuild {
  files: ReadonlySet<string>
  /** True if some of its files require a session. */
  hasPrivateFiles: boolean
}

interface KnownRemote {
  builds: LRUCache<string, KnownBuild>
  listedAt: number
  listing: Promise<void> | undefined
}

/**
 * Finds the builds of a remote that contain a file. The name contains a hash of the contents, so the file is
 * the same in all of them.
 */
export class ContentIndex {
  readonly #store: ReleaseStore
  readonly #remotes = new LRUCache<string, KnownRemote>({ max: MAX_REMOTES })

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  /** Ids of builds, live ones first; empty if the store no longer has such a file. */
  async buildsWith(remote: string, file: string): Promise<string[]> {
    const known = this.#known(remote)
    await Promise.all(this.#liveBuilds(remote).map((build) => this.#read(remote, build, known)))
    const found = () => [...known.builds.entries()].flatMap(([id, { files }]) => (files.has(file) ? id : []))
    if (found().length === 0) await this.#list(remote, known)
    const live = this.#liveBuilds(remote)
    return found().sort((a, b) => Number(live.includes(b)) - Number(live.includes(a)))
  }

  /** True if some files of the remote require a session. Strangers must then not learn which files exist. */
  hasPrivateFiles(remote: string): boolean {
    return [...this.#known(remote).builds.values()].some((build) => build.hasPrivateFiles)
  }

  #known(remote: string): KnownRemote {
    const known = this.#remotes.get(remote) ?? {
      builds: new LRUCache<string, KnownBuild>({ max: MAX_BUILDS }),
      listedAt: 0,
      listing: undefined,
    }
    this.#remotes.set(remote, known)
    return known
  }

  #liveBuilds(remote: string): string[] {
    const { remotes, canaries } = this.#store.live()
    const releases = [remotes[remote], canaries[remote]].flatMap((release) =>
      release ? buildsOf(release) : [],
    )
    return releases.map(({ build }) => build)
  }

  async #list(remote: string, known: KnownRemote): Promise<void> {
    if (Date.now() - known.listedAt > LIST_MS) {
      known.listedAt = Date.now()
      known.listing = this.#readAll(remote, known)
    }
    await known.listing
  }

  async #readAll(remote: string, known: KnownRemote): Promise<void> {
    const names = await this.#store.buildNames(remote)
    for (const gone of [...known.builds.keys()].filter((name) => !names.includes(name)))
      known.builds.delete(gone)
    await Promise.all(names.slice(0, MAX_BUILDS).map((build) => this.#read(remote, build, known)))
  }

  /** An unreadable manifest adds nothing. */
  async #read(remote: string, build: string, { builds }: KnownRemote): Promise<void> {
    if (builds.has(build)) return
    const manifest = await this.#store.manifest(remote, build).catch(() => undefined)
    if (!manifest) return
    const files = Object.keys(manifest.files).flatMap((file) =>
      file.startsWith('web/') ? [file.slice('web/'.length)] : [],
    )
    builds.set(build, { files: new Set(files), hasPrivateFiles: manifest.withoutSession !== undefined })
  }
}
