import { type BuildRelease, entryAddress, type ReleaseSet, type RemoteRelease } from '@arunika/federation'
import { type Offered, problemOfBuild } from '@arunika/releases/soundness'
import type { ReleaseStore } from '@arunika/releases/store'
import { LRUCache } from 'lru-cache'
import { lastKnownGood } from '../../src/federation/last-known-good.ts'

interface ServableOptions {
  store: ReleaseStore
  /** Versions of the modules that this shell offers. */
  offered: Offered
  /** Whether a build's own server cannot deliver its entry. */
  isAway: (entry: string) => boolean
  log: (text: string) => void
}

/** Keeps builds from visitors that would fail for all of them: the last known good one is in their place. */
export class ServableBuilds {
  readonly #options: ServableOptions
  /** The last line logged for each build, so that it is logged once. */
  readonly #reported = new LRUCache<string, string>({ max: 100 })
  /** Sets for a hundred seeds are of the same few builds. */
  readonly #problems = new LRUCache<string, { text: string | undefined }>({ max: 100, ttl: 1_000 })

  constructor(options: ServableOptions) {
    this.#options = options
  }

  /** The set as visitors get it, with the id from the store. */
  of({ id, remotes }: ReleaseSet): ReleaseSet {
    const servable = Object.entries(remotes).map(
      ([remote, release]) => [remote, this.#servable(remote, release)] as const,
    )
    return { id, remotes: Object.fromEntries(servable) }
  }

  #servable(remote: string, release: RemoteRelease): RemoteRelease {
    const error = this.#failureOf(remote, release)
    const name = `${remote} ${release.build}`
    if (!error) {
      this.#reported.delete(name)
      return release
    }
    const { replacement, words } = this.#replacement(remote, release)
    const text = `${name} cannot be served. ${error} ${words}`
    if (this.#reported.get(name) !== text) this.#options.log(text)
    this.#reported.set(name, text)
    return replacement
  }

  #replacement(remote: string, release: RemoteRelease): { replacement: RemoteRelease; words: string } {
    const before = lastKnownGood(release)
    if (before && !this.#failureOf(remote, before))
      return { replacement: before, words: `Visitors get the last known good build, ${before.build}.` }
    const { origin, ...own } = release
    if (origin && !this.#failureOf(remote, own))
      return { replacement: own, words: 'Visitors get its files from this site.' }
    return { replacement: release, words: 'There is no other build that worked.' }
  }

  #failureOf(remote: string, release: BuildRelease): string | undefined {
    const { store, offered, isAway } = this.#options
    const entry = entryAddress(remote, release)
    if (release.origin && isAway(entry)) return `Its server does not give ${entry}.`
    const key = `${remote} ${release.build} ${release.seal}`
    const known = this.#problems.get(key)
    if (known) return known.text
    const text = problemOfBuild(store.buildDir(remote, release.build), remote, release, offered)
    this.#problems.set(key, { text })
    return text
  }
}
