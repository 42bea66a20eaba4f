import { onCLS, onINP, onLCP } from 'web-vitals'

/**
 * Reports how the visit felt, for the build that it started with. A separate script that loads when nothing
 * else is loading.
 */
function report({ name, value }: { name: string; value: number }): void {
  const rounded = Math.round(value * 1000) / 1000
  void window.pageLoad.report?.('vital', `${name.toLowerCase()} ${rounded}`)
}

onLCP(report)
onCLS(report)
onINP(report)
