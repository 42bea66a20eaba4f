import { onCLS, onINP, onLCP } from 'web-vitals'

/** Reports how the visit felt, for the build that it began with; once nothing that the page needs is on its way any more. */
export function watchVitals(): void {
  const start = () => setTimeout(watch, 0)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

function watch(): void {
  const report = ({ name, value }: { name: string; value: number }) => {
    const rounded = Math.round(value * 1000) / 1000
    void window.pageLoad.report?.('vital', `${name.toLowerCase()} ${rounded}`)
  }
  onLCP(report)
  onCLS(report)
  onINP(report)
}
