import type { ReleaseStore } from '@anyam/releases/store'
import { LRUCache } from 'lru-cache'

const MAX_BUILDS = 100

const ALL = 'all'

/** Determines which files of builds are public. A build that declares nothing about sessions is entirely public. */
export class OpenFiles {
  readonly #store: Pick<ReleaseStore, 'manifest'>
  readonly #builds = new LRUCache<string, Promise<ReadonlySet<string> | typeof ALL>>({ max: MAX_BUILDS })

  constructor(store: Pick<ReleaseStore, 'manifest'>) {
    this.#store = store
  }

  /** Decided by the manifest only, so that a stranger cannot learn whether a private file exists. */
  async has(remote: string, build: string, file: string): Promise<boolean> {
    const open = await this.#openOf(remote, build)
    return open === ALL || open.has(file)
  }

  #openOf(remote: string, build: string): Promise<ReadonlySet<string> | typeof ALL> {
    const key = `${remote}/${build}`
    const known = this.#builds.get(key)
    if (known) return known
    const reading = this.#store.manifest(remote, build).then(
      ({ withoutSession }) => (withoutSession ? new Set(withoutSession) : ALL),
      () => {
        // A build with an unreadable manifest has no public files.
        this.#builds.delete(key)
        return new Set<string>()
      },
    )
    this.#builds.set(key, reading)
    return reading
  }
}
