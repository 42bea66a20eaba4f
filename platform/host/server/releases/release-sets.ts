import type { ReleaseSet } from '@anyam/federation'
import { SEEDS } from '@anyam/releases/cohorts'
import type { ReleaseStore } from '@anyam/releases/store'
import type { PageCache } from '../rendering/page-cache.ts'
import { type Left, leftPaths } from './left-paths.ts'

/** A set that visitors get, with its pages. */
interface Served {
  key: string
  pages: PageCache
}

/**
 * The pages of each release set in use: of the live set and, while there are canaries, of each combination
 * that the visitors' seeds select. An unchanged set keeps its process and cached pages; a set that is no
 * longer served is closed.
 */
export class ReleaseSets {
  readonly #store: ReleaseStore
  readonly #open: (set: ReleaseSet) => PageCache
  readonly #servable: (set: ReleaseSet) => ReleaseSet
  #live: Served
  /** By the visitor's seed; empty without canaries. */
  #bySeed: Served[] = []
  #left: ReturnType<typeof leftPaths>

  /**
   * @param open opens the pages of a set
   * @param servable returns the set with a substitute for each build that cannot be served
   */
  constructor(
    store: ReleaseStore,
    open: (set: ReleaseSet) => PageCache,
    servable: (set: ReleaseSet) => ReleaseSet = (set) => set,
  ) {
    this.#store = store
    this.#open = open
    this.#servable = servable
    this.#live = this.#serve(servable(store.releaseSet()))
    this.#left = leftPaths(store.live())
    this.refresh()
  }

  get live(): PageCache {
    return this.#live.pages
  }

  /** True if visitors get different sets. */
  get hasCanaries(): boolean {
    return this.#bySeed.length > 0
  }

  get all(): PageCache[] {
    return [...new Set([this.#live, ...this.#bySeed].map(({ pages }) => pages))]
  }

  /** Pages for a visitor with one of 100 seeds; the live ones without a seed. */
  for(seed?: number): PageCache {
    return ((seed === undefined ? undefined : this.#bySeed[seed]) ?? this.#live).pages
  }

  /** The result for a path that its remote has left; undefined for any other path. */
  left(pathname: string): Left | undefined {
    return this.#left(pathname)
  }

  /** Updates to the current state of the store. */
  refresh(): void {
    const before = this.all
    const live = this.#store.live()
    this.#left = leftPaths(live)
    this.#live = this.#serve(this.#servable(this.#store.releaseSet(undefined, live)))
    const seeds = Object.keys(live.canaries).length > 0 ? SEEDS : 0
    const bySeed: Served[] = []
    for (let seed = 0; seed < seeds; seed += 1)
      bySeed.push(this.#serve(this.#servable(this.#store.releaseSet(seed, live)), bySeed))
    this.#bySeed = bySeed
    const served = new Set(this.all)
    for (const pages of before) if (!served.has(pages)) pages.pool.retire()
  }

  close(): void {
    for (const pages of this.all) pages.pool.retire()
  }

  /** Reuses a set that is already served, even if its canary has become the live build. */
  #serve(set: ReleaseSet, more: readonly Served[] = []): Served {
    const key = JSON.stringify(set.remotes)
    const known = [this.#live, ...more, ...this.#bySeed].find((served) => served?.key === key)
    return known ?? { key, pages: this.#open(set) }
  }
}
