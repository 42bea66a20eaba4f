import type { ReleaseStore } from '@arunika/releases/store'
import type { ReleaseSet } from '@arunika/shared/federation'
import type { PageCache } from './pages.ts'

/** A set that visitors get; `below` is the bucket from which on they do not. */
interface Share {
  below: number
  key: string
  pages: PageCache
}

/**
 * The pages of each release set that some visitor gets: of the live one and, while there are canaries, of one more
 * for each share. A set that stays keeps its thread and its pages; one that nobody gets any more ends.
 */
export class ReleaseSets {
  readonly #store: ReleaseStore
  readonly #open: (set: ReleaseSet) => PageCache
  #live: Share
  #trials: Share[] = []

  constructor(store: ReleaseStore, open: (set: ReleaseSet) => PageCache) {
    this.#store = store
    this.#open = open
    this.#live = this.#share(100, store.releaseSet())
    this.refresh()
  }

  get live(): PageCache {
    return this.#live.pages
  }

  /** Whether visitors differ in what they get. */
  get onTrial(): boolean {
    return this.#trials.length > 0
  }

  get all(): PageCache[] {
    return [this.#live, ...this.#trials].map(({ pages }) => pages)
  }

  /** Pages for a visitor in one of 100 buckets; without one, the live ones. */
  for(bucket?: number): PageCache {
    const trial = bucket === undefined ? undefined : this.#trials.find(({ below }) => bucket < below)
    return (trial ?? this.#live).pages
  }

  /** Follows the store. */
  refresh(): void {
    const before = [this.#live, ...this.#trials]
    const percents = Object.values(this.#store.live().canaries).map(({ percent }) => percent)
    const shares = [...new Set(percents)].sort((a, b) => a - b)
    this.#live = this.#share(100, this.#store.releaseSet())
    this.#trials = shares.map((below) => this.#share(below, this.#store.releaseSet(below - 1)))
    const kept = new Set(this.all)
    for (const { pages } of before) if (!kept.has(pages)) pages.pool.retire()
  }

  close(): void {
    for (const pages of this.all) pages.pool.retire()
  }

  /** A set that is there already goes on, also where its candidate has become the live build. */
  #share(below: number, set: ReleaseSet): Share {
    const key = JSON.stringify(set.remotes)
    const known = [this.#live, ...this.#trials].find((share) => share?.key === key)
    return { below, key, pages: known?.pages ?? this.#open(set) }
  }
}
