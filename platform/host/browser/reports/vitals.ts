import { onCLS, onINP, onLCP } from 'web-vitals'
import { measureUses } from './uses.ts'

/**
 * Reports how the visit felt and how the page worked, for the build that it started with. A separate script that
 * loads when nothing else is loading.
 */
const report = (name: string, value: number) =>
  void window.pageLoad.report?.('vital', `${name} ${Math.round(value * 1000) / 1000}`)

const reportVital = ({ name, value }: { name: string; value: number }) => report(name.toLowerCase(), value)

onLCP(reportVital)
onCLS(reportVital)
onINP(reportVital)
measureUses(report)
