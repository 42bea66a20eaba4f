import { onCLS, onINP, onLCP } from 'web-vitals'
import { report } from './report.ts'

/** Reports the vitals of the visit for the build that it began with. */
export function watchVitals(remote: string, build: string): void {
  const tell = ({ name, value }: { name: string; value: number }) => {
    const vital = name.toLowerCase()
    if (vital === 'lcp' || vital === 'cls' || vital === 'inp')
      report({ type: 'vital', remote, build, name: vital, value: Math.round(value * 1000) / 1000 })
  }
  onLCP(tell)
  onCLS(tell)
  onINP(tell)
}
