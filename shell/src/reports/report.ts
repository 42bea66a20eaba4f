import type { PageReport } from '@arunika/shared/contracts'

/** Where browsers tell the shell how pages went. */
export const PAGE_REPORTS_PATH = '/page-reports'
// As in the contract, which is not for visitors to load.
const MOST_AT_ONCE = 20
const BATCH_MS = 5_000

const waiting: PageReport[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let retired = false

/** Whether the shell has said that the builds of this tab are gone from the store. */
export const isRetired = () => retired

/** Tells the shell how a page went: failures at once, the rest in batches and when the page is left. */
export function report(entry: PageReport): void {
  waiting.push(entry)
  const isUrgent = entry.type === 'load-failure' || entry.type === 'render-error'
  if (isUrgent || document.visibilityState === 'hidden') send(beacon)
  else timer ??= setTimeout(() => send(ask), BATCH_MS)
}

/** What has not been told yet is told when the visitor turns away. */
export function reportOnLeaving(): void {
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(beacon)
  })
  window.addEventListener('pagehide', () => send(beacon))
}

function send(way: (body: Blob) => void): void {
  clearTimeout(timer)
  timer = undefined
  while (waiting.length > 0) {
    const reports = waiting.splice(0, MOST_AT_ONCE)
    way(new Blob([JSON.stringify({ reports })], { type: 'application/json' }))
  }
}

const beacon = (body: Blob) => navigator.sendBeacon(PAGE_REPORTS_PATH, body)

/** Unlike a beacon it is answered: that is how a tab that stays open learns that its time is over. */
const ask = (body: Blob) => {
  fetch(PAGE_REPORTS_PATH, { method: 'POST', body, keepalive: true }).then(
    ({ status }) => {
      retired ||= status === 205
    },
    // What cannot be told is lost: no page depends on it.
    () => {},
  )
}
