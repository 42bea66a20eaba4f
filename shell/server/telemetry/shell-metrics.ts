import { noEvidence } from '@arunika/releases/evidence'
import { createMetrics } from '@arunika/server/metrics'
import { Counter, Gauge, type Registry } from 'prom-client'
import { healthIn } from './build-health.ts'
import type { EvidencePool } from './evidence-pool.ts'

/** What the shell counts in addition to requests. */
export function createShellMetrics(pool: Pick<EvidencePool, 'own'>, releaseSets: () => string[]) {
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
  return {
    ...metrics,
    renderFailures: new Counter({
      name: 'render_failures_total',
      help: 'Pages that could not be rendered, or lacked a part',
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

/** Page loads by remote and build: those of a build that went bad are seen here first. */
function countBuilds(pool: Pick<EvidencePool, 'own'>, registers: Registry[]): void {
  const labelNames = ['remote', 'build']
  // Collected first, it fills the counters too.
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
