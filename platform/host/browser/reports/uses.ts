import { PAGE_REPORTS_PATH } from './path.ts'

/** An action of the visitor has an effect within this time. */
const EFFECT_MS = 5_000
/** A shorter visit says nothing about rates. */
const SHORTEST_MS = 10_000
const MINUTE_MS = 60_000
const MB = 1024 ** 2

/** Sends a measure of the visit. */
type Report = (name: string, value: number) => void

/**
 * Measures how the first page of the visit is used, until it is left: whether its links lead where they say, its
 * forms are sent and its calls succeed, and its requests, main-thread time and memory. Only these numbers are
 * reported, no address and no text.
 */
export function measureUses(report: Report): void {
  const { pathname } = window.location
  const begin = performance.now()
  const isHere = () => window.location.pathname === pathname
  let [requests, refused, work] = [0, 0, 0]
  /** Instant at which a form was submitted without an effect so far. */
  let submitted: number | undefined
  let isOver = false

  function finish() {
    if (isOver) return
    isOver = true
    if (requests > 0) report('refused', refused > 0 ? 1 : 0)
    const time = performance.now() - begin
    if (submitted !== undefined && performance.now() - submitted >= EFFECT_MS) report('unsent', 1)
    if (time < SHORTEST_MS) return
    report('requests', Math.round((requests / time) * MINUTE_MS))
    report('work', Math.round((work / time) * MINUTE_MS))
    const { memory } = performance as { memory?: { usedJSHeapSize: number } }
    if (memory) report('heap', Math.round(memory.usedJSHeapSize / MB))
  }

  observe('resource', (entry) => {
    const { initiatorType, startTime, responseStatus, name } = entry as PerformanceResourceTiming
    if (!/^(fetch|xmlhttprequest)$/.test(initiatorType) || name.endsWith(PAGE_REPORTS_PATH)) return
    if (startTime < begin) return
    if (!isHere()) return finish()
    requests += 1
    if (responseStatus >= 400) refused += 1
    if (submitted === undefined || startTime < submitted) return
    submitted = undefined
    report('unsent', 0)
  })
  observe('longtask', ({ startTime, duration }) => {
    if (startTime >= begin && isHere()) work += duration
  })
  // Before the page's own listeners, which may stop the event.
  const first = { capture: true }
  const submit = () => {
    if (isHere()) submitted ??= performance.now()
  }
  window.addEventListener('submit', submit, first)
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link || !isHere() || !isFollowed(link, event)) return
      setTimeout(() => report('astray', window.location.pathname === link.pathname ? 0 : 1), EFFECT_MS)
    },
    first,
  )
  window.addEventListener('pagehide', finish)
  document.addEventListener('visibilitychange', finish)
}

/** True for a plain click on a link to another page of the site. */
const isFollowed = (link: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(button || ctrlKey || metaKey || shiftKey || altKey || link.target || link.hasAttribute('download')) &&
  link.origin === window.location.origin &&
  link.pathname !== window.location.pathname

/** Observes performance entries, of the past as well; not every browser has each type. */
function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
}
