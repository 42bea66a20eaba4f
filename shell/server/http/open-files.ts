import type { ReleaseStore } from '@arunika/releases/store'
import { LRUCache } from 'lru-cache'

const MAX_BUILDS = 100

const ALL = 'all'

/** Which files of builds are public. A build that says nothing about sessions is public as a whole. */
export class OpenFiles {
  readonly #store: Pick<ReleaseStore, 'manifest'>
  readonly #builds = new LRUCache<string, Promise<ReadonlySet<string> | typeof ALL>>({ max: MAX_BUILDS })

  constructor(store: Pick<ReleaseStore, 'manifest'>) {
    this.#store = store
  }

  /** Decided by the manifest alone: a stranger does not learn here whether a file exists that is not public. */
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
        // A manifest that cannot be read opens nothing.
        this.#builds.delete(key)
        return new Set<string>()
      },
    )
    this.#builds.set(key, reading)
    return reading
  }
}
