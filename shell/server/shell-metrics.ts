import { createMetrics } from '@arunika/shared/metrics'
import { Counter, Gauge } from 'prom-client'

/** What the shell counts beside requests. */
export function createShellMetrics(releaseSet: () => string) {
  const metrics = createMetrics('shell')
  const registers = [metrics.registry]
  const set = new Gauge({
    name: 'release_set_info',
    help: 'The release set that pages are rendered from',
    labelNames: ['set'],
    registers,
    collect() {
      set.reset()
      set.set({ set: releaseSet() }, 1)
    },
  })
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

export type ShellMetrics = ReturnType<typeof createShellMetrics>
