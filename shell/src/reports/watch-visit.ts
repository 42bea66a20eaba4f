import type { DataRouter } from 'react-router-dom'
import { isRetired, report, reportOnLeaving } from './report.ts'
import { watchVitals } from './vitals.ts'

type BuildAt = (pathname: string) => { remote: string; build: string } | undefined

/** Reports each page that is seen with its build, and once the page is at rest how it felt. */
export function watchVisit(router: DataRouter, buildAt: BuildAt): void {
  let seen: unknown
  const look = ({ navigation, location, errors }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || location.key === seen) return
    seen = location.key
    const at = buildAt(location.pathname)
    if (at && !errors) report({ type: 'view', ...at })
  }
  look(router.state)
  router.subscribe(look)
  reportOnLeaving()
  leaveWhenRetired()
  const first = buildAt(window.location.pathname)
  if (first) afterLoad(() => watchVitals(first.remote, first.build))
}

/** When nothing that the page needs is on its way any more. */
function afterLoad(work: () => void): void {
  const start = () => setTimeout(work, 0)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** Links of a tab whose release set is retired lead to new documents. */
function leaveWhenRetired(): void {
  window.addEventListener(
    'click',
    (event) => {
      // The browser follows the link itself when the router does not hear of it.
      if (isRetired() && event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
    },
    { capture: true },
  )
}
