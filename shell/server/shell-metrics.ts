import { createMetrics } from '@arunika/shared/metrics'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Health } from './health.ts'

/** What the shell counts beside requests. */
export function createShellMetrics(health: Health, releaseSets: () => string[]) {
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
  countBuilds(health, registers)
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

/** Pages by remote and build: those of a build that went bad are seen here before anybody complains. */
function countBuilds(health: Health, registers: Registry[]): void {
  const labelNames = ['remote', 'build']
  // Asked first, it fills the counters too.
  new Gauge({
    name: 'build_web_vital',
    help: 'Vitals of the visits that began with a build, at the 75th percentile; times in ms',
    labelNames: [...labelNames, 'name'],
    registers,
    collect() {
      for (const counter of [this, views, failures]) counter.reset()
      for (const { remote, build, ...seen } of health.snapshot()) {
        views.inc({ remote, build }, seen.views)
        for (const kind of ['loadFailures', 'renderErrors', 'serverFailures'] as const)
          failures.inc({ remote, build, kind }, seen[kind])
        for (const name of ['lcp', 'cls', 'inp'] as const)
          if (seen[name] !== undefined) this.set({ remote, build, name }, seen[name])
      }
    },
  })
  const views = new Counter({
    name: 'build_views_total',
    help: 'Pages seen of a build',
    labelNames,
    registers,
  })
  const failures = new Counter({
    name: 'build_failures_total',
    help: 'Pages of a build that did not load or render, in browsers or on the server',
    labelNames: [...labelNames, 'kind'],
    registers,
  })
}

export type ShellMetrics = ReturnType<typeof createShellMetrics>
