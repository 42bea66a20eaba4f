import type { Variant } from './variants.ts'

/** Figures that the page records while it loads; times are milliseconds since navigation start. */
export interface Measurements {
  fcp?: number
  lcp?: number
  lead?: number
  live?: number
  cls: number
  /** Long tasks: start and duration. */
  tasks: [number, number][]
  /** Durations of interactions, from the event to the next paint. */
  interactions: number[]
}

declare global {
  interface Window {
    measurements: Measurements
  }
}

/** Injected before any script of the page runs. */
export function probe(live: Variant['live']) {
  const measurements: Measurements = { cls: 0, tasks: [], interactions: [] }
  window.measurements = measurements
  const observe = (type: string, onEntry: (entry: never) => void, options: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry as never)
    }).observe({ type, buffered: true, ...options })

  observe('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') measurements.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    measurements.lcp = startTime
  })
  observe('element', (entry: { renderTime: number }) => {
    measurements.lead ??= entry.renderTime
  })
  observe('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) measurements.cls += entry.value
  })
  observe('longtask', ({ startTime, duration }: PerformanceEntry) =>
    measurements.tasks.push([startTime, duration]),
  )
  const timing = (entry: { interactionId: number; duration: number }) => {
    if (entry.interactionId > 0) measurements.interactions.push(entry.duration)
  }
  observe('event', timing, { durationThreshold: 16 })

  // A page loads its lead picture first; the attribute requests its paint time.
  new MutationObserver(() => {
    for (const image of document.querySelectorAll('img[fetchpriority=high]:not([elementtiming])'))
      image.setAttribute('elementtiming', 'lead')
  }).observe(document, { childList: true, subtree: true })

  const isLive = {
    never: () => false,
    // Islands that hydrate on visibility do not count.
    islands: () =>
      document.readyState !== 'loading' && !document.querySelector('astro-island[ssr][client=idle]'),
    // React owns the page's heading, and the router's effects have run.
    react: () =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')) &&
      history.scrollRestoration === 'manual',
  }[live]
  const onEntry = () => {
    if (!measurements.live && isLive()) measurements.live = performance.now()
  }
  setInterval(onEntry, 10)
  // Record at once, not at the next check: the page did not wait for later requests.
  const restoration = Object.getOwnPropertyDescriptor(History.prototype, 'scrollRestoration')
  Object.defineProperty(history, 'scrollRestoration', {
    get: () => restoration?.get?.call(history),
    set(value) {
      restoration?.set?.call(history, value)
      onEntry()
    },
  })
}

/** Follows a visible link and returns the time until the next page's heading is painted. */
export function watchNavigation(href: string): Promise<{ ms: number; skeleton: boolean }> {
  const heading = () => document.querySelector('main h1')?.textContent
  const before = heading()
  const isWaiting = () => document.querySelector('main [class*=skeleton], main [aria-busy=true]') !== null
  return new Promise((resolve) => {
    let start = 0
    let skeleton = false
    const link = document.querySelector(`header a[href="${href}"]`)
    link?.addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
    const watch = new MutationObserver(() => {
      if (location.pathname !== href || heading() === before) return
      if (isWaiting()) {
        skeleton = true
        return
      }
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve({ ms: performance.now() - start, skeleton })))
    })
    watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
}
