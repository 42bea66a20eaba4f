import { join } from 'node:path'
import type { HostFacts, RemoteRelease } from '@anyam/federation'
import type { BuildProblem } from '@anyam/releases/soundness'
import type { ReleaseStore } from '@anyam/releases/store'
import { LRUCache } from 'lru-cache'
import {
  type HostBuild,
  type OptionalScripts,
  ownFacts,
  ownHost,
  releasedHost,
  workingCopyHost,
} from '../rendering/host-build.ts'
import { AlteredError } from '../rendering/verified-build.ts'
import type { Development } from './dev-overridden-pages.ts'

/** Far more than are released in a day; a build takes about 2 MB. */
const MAX_BUILDS = 8

interface HostBuildsOptions {
  store: Pick<ReleaseStore, 'buildDir'>
  /** Folder of the build bundled with this server. */
  dist: string
  scripts: OptionalScripts
  development?: Development | undefined
}

/** Builds of hosts: the one bundled with this server, and released ones. */
export class HostBuilds {
  readonly own: HostBuild
  readonly ownFacts: HostFacts
  readonly #options: HostBuildsOptions
  readonly #builds = new LRUCache<string, HostBuild>({ max: MAX_BUILDS })
  /** Builds whose process always exits before it can render anything. */
  readonly #broken = new LRUCache<string, true>({ max: 100 })

  constructor(options: HostBuildsOptions) {
    const { dist, scripts, development } = options
    this.#options = options
    this.ownFacts = ownFacts(dist)
    const own = ownHost(dist, scripts)
    this.own = development ? workingCopyHost(development.shell, own) : own
  }

  /** @throws Error if its files are missing or altered */
  get(name: string, release: RemoteRelease): HostBuild {
    const key = keyOf(name, release)
    const known = this.#builds.get(key)
    if (known) return known
    const build = releasedHost(this.#options.store, name, release, this.#options.scripts)
    this.#builds.set(key, build)
    return build
  }

  /** Returns why the build cannot render anything; undefined if it can. */
  problemOf(name: string, release: RemoteRelease): BuildProblem | undefined {
    if (this.#options.development) return unfit('In development pages are those of the working copy.')
    if (this.#broken.has(keyOf(name, release))) return unfit('Its process ends at its start.')
    try {
      this.get(name, release)
      return undefined
    } catch (error) {
      const sentence = error instanceof Error ? `${error.message}.` : String(error)
      return { sentence, isAltered: error instanceof AlteredError }
    }
  }

  markBroken(name: string, release: RemoteRelease): void {
    this.#broken.set(keyOf(name, release), true)
  }
}

const unfit = (sentence: string): BuildProblem => ({ sentence, isAltered: false })

const keyOf = (name: string, { build, seal }: RemoteRelease) => join(name, build, seal ?? '')
