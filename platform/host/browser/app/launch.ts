import { SCHEME_KEY } from '@anyam/protocol/names'
import { PAGE_REPORTS_PATH, RETURNING_HEADER } from '../reports/path.ts'
import type { BodyChanges } from './foreign-nodes.ts'
import type { PageAssets } from './page-state.ts'

/** Template element that contains the page's scripts; nothing in a template is loaded. */
export const SCRIPTS_ELEMENT = 'page-scripts'

/** Maximum time that a slow picture delays the scripts. */
const PATIENCE_MS = 3000
/**
 * Times at which a page that is not alive yet reports that its files are still arriving, before the server
 * counts it as silent.
 */
const SLOW_MS = [3000, 5000]

/** Sends a report about a page load once its token has arrived. */
export type ReportPage = (message: 'alive' | 'failed' | 'vital', detail: string | number) => Promise<unknown>

/** Interface of the launcher to the page's scripts, as `window.pageLoad`. */
export interface PageLoad {
  /** `<remote>@<build>` of the document; empty for a page without a remote. */
  page: string
  /** Release of the scripts, in ms since navigation start. */
  at: number
  /** Reports on the document. */
  report?: ReportPage
  /** Starts a page load by requesting its token. */
  begin(kind: 'start' | 'visit', page: string): ReportPage
  /** Reports an event of the remote whose page is open. */
  measure?(name: string): void
  /** Changes of the body since it was parsed. The page's scripts change nothing until they hydrate it. */
  changes: BodyChanges
  /** True once the shell has reported that the builds of this tab are gone from the store. */
  retired?: boolean
}

/**
 * Applies the colour scheme that the visitor chose, in this tab or another. A page restored from the cache
 * has an old one.
 */
const SHOW_SCHEME = `{
  const show = () => {
    try {
      document.documentElement.dataset.scheme = localStorage.getItem('${SCHEME_KEY}') ?? 'system'
    } catch {}
  }
  show()
  for (const type of ['storage', 'pageshow']) addEventListener(type, show)
}`

/**
 * Inline script of every document. It releases the page's scripts once the lead pictures are painted, or on
 * the first interaction, so that they do not compete for a slow connection or processor. Before that it
 * reports the start of the page. The page's scripts report the outcome; otherwise the server counts silence
 * as a failure.
 * The launcher itself reports that the visitor left, or that files are still arriving. These reports affect
 * no count, so they need no token. It also reports whether the browser has stored data of the site, and
 * errors thrown by the shell's own scripts, which may be unable to report. It records the changes that
 * browser extensions make before hydration.
 * The policy contains its hash, so the text is the same for all pages. A hidden page paints nothing: its
 * scripts start after the timeout, and nothing is reported. The script is in the head, because the colour
 * scheme must be set before the first paint; everything else waits for the whole document.
 */
export const LAUNCH = `${SHOW_SCHEME}{
const records = []
const observer = new MutationObserver((more) => records.push(...more))
const watched = { subtree: true, childList: true, characterData: true, characterDataOldValue: true }
document.addEventListener('readystatechange', () => observer.observe(document.body, watched), { once: true })
let headers = {}
try {
  if (localStorage.length) headers = { '${RETURNING_HEADER}': '1' }
} catch {}
addEventListener('DOMContentLoaded', () => {
  const held = document.getElementById('${SCRIPTS_ELEMENT}')
  const arriving = () =>
    [...document.querySelectorAll('script[src],link[as=script],link[rel=stylesheet]:not([disabled])')].some(
      (file) => !performance.getEntriesByName(file.src || file.href).length,
    )
  let leave = () => {}
  const begin = (kind, page) => {
    leave()
    const id = crypto.getRandomValues(new Uint32Array(4)).join('')
    const send = (text) => navigator.sendBeacon('${PAGE_REPORTS_PATH}', text)
    let open = !document.hidden
    const tell = (text) => open && send(text + ' ' + id)
    leave = () => (tell('left'), (open = false))
    const token =
      open &&
      fetch('${PAGE_REPORTS_PATH}', { method: 'POST', headers, body: kind + ' ' + id + ' ' + page, keepalive: true }).then(
        (response) => ((load.retired ||= response.status == 205), response.status == 200 && response.text()),
        () => {},
      )
    for (const ms of ${JSON.stringify(SLOW_MS)}) setTimeout(() => arriving() && tell('slow'), ms)
    return async (message, detail) => {
      const known = await token
      open = false
      return known && send(message + ' ' + known + ' ' + detail)
    }
  }
  addEventListener('pagehide', () => leave())
  document.addEventListener('visibilitychange', () => document.hidden && leave())
  const load = (window.pageLoad = { page: held.dataset.page, begin, changes: { records, observer } })
  addEventListener('error', ({ filename }) => filename.includes('/shell/') && load.report?.('failed', 'error'))
  const start = () => {
    load.at ||= performance.now()
    if (load.page) load.report ||= begin('start', load.page)
    document.head.append(held.content)
  }
  const arrived = (picture) =>
    picture.complete ||
    new Promise((done) => {
      picture.onload = picture.onerror = done
    })
  const painted = () => requestAnimationFrame(() => setTimeout(start))
  Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map(arrived)).then(painted)
  setTimeout(start, ${PATIENCE_MS})
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, capture: true })
})}`

/** Markup of a page's scripts. */
export function scriptMarkup({ main, scripts }: PageAssets): string {
  const from = (name: string, { href, integrity }: PageAssets['main']) =>
    `${name}="${href}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low"`
  const announced = scripts.map((script) => `<link rel="preload" as="script" ${from('href', script)}>`)
  return `${announced.join('')}<script ${from('src', main)} async></script>`
}
