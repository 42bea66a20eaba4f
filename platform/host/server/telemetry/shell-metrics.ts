import { noEvidence } from '@anyam/releases/evidence'
import type { LiveSet } from '@anyam/releases/store'
import { createMetrics } from '@anyam/server/metrics'
import { Counter, Gauge, type Registry } from 'prom-client'
import { healthIn } from './build-health.ts'
import type { EvidencePool } from './evidence-pool.ts'

interface ServedFigures {
  caches: { pages: number; bytes: number; waiting: number }[]
  canaries: LiveSet['canaries']
  /** Number of connections of the version stream. */
  streams: number
  isLiveSetRefused: boolean
}

const NOTHING: ServedFigures = { caches: [], canaries: {}, streams: 0, isLiveSetRefused: false }

/**
 * The shell's metrics in addition to requests.
 * @param served returns the caches of all release sets, and the running canaries
 */
export function createShellMetrics(
  pool: Pick<EvidencePool, 'own'>,
  releaseSets: () => string[],
  served: () => ServedFigures = () => NOTHING,
) {
  const metrics = createMetrics('shell')
  const registers = [metrics.registry]
  const set = new Gauge({
    name: 'release_set_info',
    help: 'Release sets that pages are rendered from: the live one, and those of canaries',
    labelNames: ['set'],
    registers,
    collect() {
      set.reset()
      for (const id of releaseSets()) set.set({ set: id }, 1)
    },
  })
  countBuilds(pool, registers)
  countServed(served, registers)
  return {
    ...metrics,
    renderFailures: new Counter({
      name: 'render_failures_total',
      help: 'Pages that could not be rendered, or lacked a part',
      registers,
    }),
    refusedFiles: new Counter({
      name: 'refused_files_total',
      help: 'Times that a build or a file of it was not served, or not run, because it is not what its team signed',
      registers,
    }),
    violations: new Counter({
      name: 'csp_violations_total',
      help: 'Reports of browsers that something broke the content security policy',
      labelNames: ['directive'],
      registers,
    }),
  }
}

/** Resource use of pages and renders, and canaries with their shares of visitors. */
function countServed(served: () => ServedFigures, registers: Registry[]): void {
  const sums: [string, string, keyof ServedFigures['caches'][number]][] = [
    ['page_cache_pages', 'Rendered pages that are cached, of all release sets', 'pages'],
    ['page_cache_bytes', 'Bytes that they take', 'bytes'],
    ['render_queue_length', 'Renders that wait for their turn', 'waiting'],
  ]
  for (const [name, help, key] of sums)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(served().caches.reduce((sum, cache) => sum + cache[key], 0))
      },
    })
  new Gauge({
    name: 'version_stream_connections',
    help: 'Browsers that are told which lists changed instead of polling them',
    registers,
    collect() {
      this.set(served().streams)
    },
  })
  new Gauge({
    name: 'live_set_refused',
    help: 'Whether the live set of the store is refused, so that the last good one goes on: 1 or 0',
    registers,
    collect() {
      this.set(Number(served().isLiveSetRefused))
    },
  })
  new Gauge({
    name: 'canary_percent',
    help: 'Share of the visitors that get a build that is tried',
    labelNames: ['remote', 'build'],
    registers,
    collect() {
      this.reset()
      for (const [remote, { build, percent }] of Object.entries(served().canaries))
        this.set({ remote, build }, percent)
    },
  })
}

/** Page loads by remote and build, where a failing build shows first. */
function countBuilds(pool: Pick<EvidencePool, 'own'>, registers: Registry[]): void {
  const labelNames = ['remote', 'build']
  // It is collected first, so it also updates the counters.
  new Gauge({
    name: 'build_web_vital',
    help: 'Vitals of the visits that began with a build, at the 75th percentile; times in ms',
    labelNames: [...labelNames, 'name'],
    registers,
    collect() {
      for (const counter of [this, pageLoads, failures]) counter.reset()
      for (const { remote, build, ...seen } of healthIn(pool.own)) {
        for (const name of ['lcp', 'cls', 'inp'] as const)
          if (seen[name] !== undefined) this.set({ remote, build, name }, seen[name])
        const { totals, failures: kinds } = pool.own[remote]?.[build] ?? noEvidence()
        for (const outcome of OUTCOMES)
          pageLoads.inc({ remote, build, outcome }, Math.max(0, totals[outcome] ?? 0))
        const server = { silent: totals.silent, server: totals.unserved }
        for (const [kind, count = 0] of Object.entries({ ...kinds, ...server }))
          failures.inc({ remote, build, kind }, Math.max(0, count))
      }
    },
  })
  const pageLoads = new Counter({
    name: 'build_page_loads_total',
    help: 'Page loads of a build in browsers: started, alive, failed, silent, slow, left',
    labelNames: [...labelNames, 'outcome'],
    registers,
  })
  const failures = new Counter({
    name: 'build_failures_total',
    help: 'Pages of a build that failed: load, render, hydration, error, empty, silent in browsers, server',
    labelNames: [...labelNames, 'kind'],
    registers,
  })
}

const OUTCOMES = ['started', 'alive', 'failed', 'silent', 'slow', 'left'] as const

export type ShellMetrics = ReturnType<typeof createShellMetrics>
