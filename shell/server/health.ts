import type { BuildHealth, PageReport } from '@arunika/shared/contracts'

/** Newest values of a vital that are kept for each build. */
const MOST_VALUES = 500
/** Builds of each remote that are remembered; the one that was seen the longest ago goes first. */
const MOST_BUILDS = 10

const VITALS = ['lcp', 'cls', 'inp'] as const
const COUNTS = ['views', 'loadFailures', 'renderErrors', 'serverViews', 'serverFailures'] as const

/** What was seen of one build since this shell began. */
export interface Seen extends Record<(typeof COUNTS)[number], number> {
  /** Newest values, for times in ms. */
  vitals: Record<(typeof VITALS)[number], number[]>
}

/** What browsers and this server have seen of each build. */
export class Health {
  readonly #remotes = new Map<string, Map<string, Seen>>()

  /** Counts what a browser says. */
  report(entry: PageReport): void {
    const seen = this.of(entry.remote, entry.build)
    if (entry.type === 'view') seen.views += 1
    else if (entry.type === 'render-error') seen.renderErrors += 1
    else if (entry.type === 'vital') keep(seen.vitals[entry.name], entry.value)
    else {
      seen.views += 1
      seen.loadFailures += 1
    }
  }

  /** Counts a page that was sent. */
  sent({ remote, build, failed }: { remote: string; build: string; failed: boolean }): void {
    const seen = this.of(remote, build)
    seen.serverViews += 1
    if (failed) seen.serverFailures += 1
  }

  of(remote: string, build: string): Seen {
    const builds = this.#remotes.get(remote) ?? new Map<string, Seen>()
    const known = builds.get(build)
    // Alone it needs no place in the order.
    if (known && builds.size === 1) return known
    this.#remotes.set(remote, builds)
    const seen = known ?? nothing()
    builds.delete(build)
    builds.set(build, seen)
    const [oldest] = builds.keys()
    if (builds.size > MOST_BUILDS && oldest !== undefined) builds.delete(oldest)
    return seen
  }

  /** Builds that were seen, for times the 75th percentile. */
  snapshot(): (BuildHealth & { remote: string })[] {
    return [...this.#remotes].flatMap(([remote, builds]) =>
      [...builds].map(([build, { serverViews, vitals, ...counts }]) => ({
        remote,
        build,
        ...counts,
        views: Math.max(counts.views, serverViews),
        ...Object.fromEntries(VITALS.flatMap((name) => p75(name, vitals[name]))),
      })),
    )
  }
}

const nothing = (): Seen => ({
  views: 0,
  loadFailures: 0,
  renderErrors: 0,
  serverViews: 0,
  serverFailures: 0,
  vitals: { lcp: [], cls: [], inp: [] },
})

function keep(values: number[], value: number): void {
  values.push(value)
  if (values.length > MOST_VALUES) values.shift()
}

function p75(name: string, values: readonly number[]): [string, number][] {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.ceil(sorted.length * 0.75) - 1]
  return value === undefined ? [] : [[name, value]]
}
