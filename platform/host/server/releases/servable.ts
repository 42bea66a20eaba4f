import {
  type BuildRelease,
  entryAddress,
  hostAt,
  type ReleaseSet,
  type RemoteRelease,
} from '@anyam/federation'
import { type BuildProblem, type Offered, problemOfBuild } from '@anyam/releases/soundness'
import type { ReleaseStore } from '@anyam/releases/store'
import { LRUCache } from 'lru-cache'
import { lastKnownGood } from '../../browser/federation/last-known-good.ts'
import type { HostBuilds } from './host-builds.ts'

interface ServableOptions {
  store: ReleaseStore
  /** Released builds of hosts, and the modules that the server's own host offers. */
  hosts: Pick<HostBuilds, 'ownFacts' | 'problemOf'>
  /** Returns whether a build's own server cannot deliver its entry. */
  isAway: (entry: string) => boolean
  log: (text: string) => void
  /** Called when a build is logged that differs from what its team has signed. */
  onRefused: () => void
}

/** Replaces builds that would fail for every visitor with their last known good build. */
export class ServableBuilds {
  readonly #options: ServableOptions
  /** The last line logged for each build, to log it only once. */
  readonly #reported = new LRUCache<string, string>({ max: 100 })
  /** By build and the modules that its host offers. Sets for a hundred seeds contain the same few builds. */
  readonly #problems = new LRUCache<string, { problem: BuildProblem | undefined }>({ max: 100, ttl: 1_000 })

  constructor(options: ServableOptions) {
    this.#options = options
  }

  /** The set as visitors get it, with the id from the store. */
  of({ id, remotes }: ReleaseSet): ReleaseSet {
    const releases = Object.entries(remotes)
    const hosts = Object.fromEntries(
      releases.flatMap(([name, release]) => {
        const servable = release.host && this.#servable(name, release, {})
        return servable ? [[name, servable] as const] : []
      }),
    )
    const others = releases.flatMap(([remote, release]) => {
      const servable = release.host ? undefined : this.#servable(remote, release, hosts)
      return servable ? [[remote, servable] as const] : []
    })
    return { id, remotes: { ...hosts, ...Object.fromEntries(others) } }
  }

  /** Returns whether a remote of a set could run in one of its hosts, or in the server's own build. */
  fits(remote: string, { remotes }: ReleaseSet, host: string): boolean {
    const release = remotes[remote]
    if (!release) return false
    const offered = remotes[host]?.host?.offers ?? this.#options.hosts.ownFacts.offers
    return this.#problemOf(remote, release, offered) === undefined
  }

  /** Undefined for a host that the server's own build replaces. */
  #servable(remote: string, release: RemoteRelease, hosts: ReleaseSet['remotes']): RemoteRelease | undefined {
    const problem = this.#problemIn(remote, release, hosts)
    const name = `${remote} ${release.build}`
    if (!problem) {
      this.#reported.delete(name)
      return release
    }
    const { replacement, words } = this.#replacement(remote, release, hosts)
    const text = `${name} cannot be served. ${problem.sentence} ${words}`
    if (this.#reported.get(name) !== text) {
      this.#options.log(text)
      if (problem.isAltered) this.#options.onRefused()
    }
    this.#reported.set(name, text)
    return replacement
  }

  #replacement(
    remote: string,
    release: RemoteRelease,
    hosts: ReleaseSet['remotes'],
  ): { replacement: RemoteRelease | undefined; words: string } {
    const before = lastKnownGood(release)
    if (before && !this.#problemIn(remote, before, hosts))
      return { replacement: before, words: `Visitors get the last known good build, ${before.build}.` }
    if (release.host)
      return { replacement: undefined, words: 'Visitors get the build that this server came with.' }
    const { origin, ...own } = release
    if (origin && !this.#problemIn(remote, own, hosts))
      return { replacement: own, words: 'Visitors get its files from this site.' }
    return { replacement: release, words: 'There is no other build that worked.' }
  }

  #problemIn(remote: string, release: RemoteRelease, hosts: ReleaseSet['remotes']): BuildProblem | undefined {
    const { isAway, hosts: builds } = this.#options
    const entry = entryAddress(remote, release)
    if (release.origin && isAway(entry))
      return { sentence: `Its server does not give ${entry}.`, isAltered: false }
    if (release.host) return this.#problemOf(remote, release, {}) ?? builds.problemOf(remote, release)
    const held = new Set(release.owns.map((path) => hostAt(hosts, path) ?? ''))
    for (const host of held) {
      const offered = hosts[host]?.host?.offers ?? builds.ownFacts.offers
      const problem = this.#problemOf(remote, release, offered)
      if (problem) return problem
    }
    return undefined
  }

  #problemOf(remote: string, release: BuildRelease, offered: Offered): BuildProblem | undefined {
    const { store } = this.#options
    const key = [remote, release.build, release.seal, JSON.stringify(offered)].join(' ')
    const known = this.#problems.get(key)
    if (known) return known.problem
    const problem = problemOfBuild(store.buildDir(remote, release.build), remote, release, offered)
    this.#problems.set(key, { problem })
    return problem
  }
}
