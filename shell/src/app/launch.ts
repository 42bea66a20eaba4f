import { SCHEME_KEY } from '@arunika/ui/scheme'
import { PAGE_REPORTS_PATH, RETURNING_HEADER } from '../reports/path.ts'
import type { BodyChanges } from './foreign-nodes.ts'
import type { PageAssets } from './page-state.ts'

/** Element that holds what loads the page's scripts; nothing in a template is loaded. */
export const SCRIPTS_ELEMENT = 'page-scripts'

/** A slow picture holds the scripts no longer than this. */
const PATIENCE_MS = 3000
/** When a page that is not alive yet says whether its files are still arriving; before the server takes it for silent. */
const SLOW_MS = [3000, 5000]

/** Reports on a page load, as soon as its token is there. */
export type ReportPage = (message: 'alive' | 'failed' | 'vital', detail: string | number) => Promise<unknown>

/** What the launcher offers to the page's scripts, as `window.pageLoad`. */
export interface PageLoad {
  /** `<remote>@<build>` of the document; empty for a page of no remote. */
  page: string
  /** When the scripts were let out, in ms since navigation. */
  at: number
  /** Reports on the document. */
  report?: ReportPage
  /** Begins a page load; to ask for its token is its start. */
  begin(kind: 'start' | 'visit', page: string): ReportPage
  /** Changes of the body since it was parsed; the page's scripts have made none of them until they hydrate it. */
  changes: BodyChanges
  /** Whether the shell has said that the builds of this tab are gone from the store. */
  retired?: boolean
}

/** Sets the colour scheme that the visitor chose, in this tab or another; a page that comes back from the cache has an old one. */
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
 * What the document itself runs: the page's scripts come when its lead pictures are painted, or as soon as the visitor
 * touches the page, so that they do not compete for a slow line or a slow processor. Before them it reports that the page
 * starts; what becomes of that the page's scripts report, or the server takes silence for a failure. That the visitor
 * left, or that files are still arriving, the launcher reports itself: it needs no token, since it counts for nothing. It
 * says whether the browser has stored anything of the site before, reports errors that the shell's own scripts throw, because
 * those may be what the shell would report with, and records what browser extensions do to the page before its scripts take
 * it over.
 * Its hash stands in the policy, so it is one text for all pages. A page that is not on show paints nothing: there it is
 * patience that ends, and nothing is reported. It stands in the head, because the colour scheme comes before any painting;
 * all else waits for the whole document.
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

/** The scripts of a page, as markup. */
export function scriptMarkup({ main, scripts }: PageAssets): string {
  const from = (name: string, { href, integrity }: PageAssets['main']) =>
    `${name}="${href}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low"`
  const announced = scripts.map((script) => `<link rel="preload" as="script" ${from('href', script)}>`)
  return `${announced.join('')}<script ${from('src', main)} async></script>`
}
