import { LIST_END, LIST_START, OFFLINE_PAGE } from './paths.ts'
import type { StoredPage } from './stored-pages.ts'

/** Nothing in these documents runs. */
export const POLICY = [
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'",
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ')

const NOTICE_STYLE = `<style>
.offline-notice{position:fixed;inset:auto 0 0;z-index:30;margin:0;padding:.75rem 1.25rem;color:var(--color-text);
background:var(--color-surface);border-top:3px solid var(--color-action);font-size:var(--text-sm);text-align:center;text-wrap:balance}
.offline-notice a{display:inline-block;padding:.25rem .5rem;color:var(--color-text-accent);font-weight:700}
body{padding-bottom:6rem}form[inert]{opacity:.5}
@media print{.offline-notice{position:static}}</style>`

/** Of the reader's clock. */
const timeOf = (instant: string, locale = 'en-GB') => {
  const words = new Date(instant).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  return `<time datetime="${instant}">${words}</time>`
}

const stateOf = (isOnline: boolean) => (isOnline ? 'The site does not respond.' : 'You are offline.')

const noticeIn = {
  en: (isOnline: boolean, asOf: string) => `${stateOf(isOnline)} This page is as of ${timeOf(asOf)}.
<a href="">Try again</a> <a href="${OFFLINE_PAGE}">Pages to read offline</a>`,
  id: (isOnline: boolean, asOf: string) => `${isOnline ? 'Situs tidak merespons.' : 'Anda sedang luring.'}
Halaman ini seperti pada ${timeOf(asOf, 'id')}. <a href="">Coba lagi</a> <a href="${OFFLINE_PAGE}">Halaman untuk dibaca luring</a>`,
}

/** A stored page as it is shown without the network: its text, without scripts and with forms that cannot be sent. */
export function storedHtml(html: string, asOf: string, scheme: string, isOnline: boolean): string {
  const words = noticeIn[html.includes('<html lang="id"') ? 'id' : 'en'](isOnline, asOf)
  const notice = `${NOTICE_STYLE}<p class="offline-notice" role="status">${words}</p>`
  return (
    html
      .replace(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll('<form', '<form inert')
      .replace('<html', `<html data-scheme="${scheme}"`)
      .replace('<title>', '<title>Offline: ')
      // Last, because the link to the content comes first on every page.
      .replace('</body>', () => `${notice}</body>`)
  )
}

const item = ({ path, title, asOf }: StoredPage, end = '') =>
  `<li><a href="${hrefOf(path)}">${title}</a><small>As of ${timeOf(asOf)}</small>${end}</li>`

const removal = ({ path, title }: StoredPage) =>
  `<form method="post" action="${OFFLINE_PAGE}"><input type="hidden" name="remove" value="${hrefOf(path)}">
<button aria-label="Remove ${title}">Remove</button></form>`

const section = (heading: string, items: readonly string[]) =>
  items.length > 0 ? `<section><h2>${heading}</h2><ul>${items.join('')}</ul></section>` : ''

/** Of an address; titles are text of a document, escaped already. */
const hrefOf = (path: string) => path.replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C')

/**
 * The page that lists what can be read.
 * @param template what the server sends of it
 * @param missing whether the reader wanted another page, which is not stored
 */
export function listHtml(
  template: string,
  { saved, read }: { saved: StoredPage[]; read: StoredPage[] },
  { missing, isOnline }: { missing: boolean; isOnline: boolean },
): string {
  const [before = '', rest = ''] = template.split(LIST_START)
  const [none = '', after = ''] = rest.split(LIST_END)
  const why = missing
    ? `<p role="status">${stateOf(isOnline)} The page that you opened is not stored in this browser.</p><nav aria-label="Where to go"><a href="">Try again</a></nav>`
    : ''
  const lists = [
    section(
      'Saved articles',
      saved.map((page) => item(page, removal(page))),
    ),
    section(
      'Last pages',
      read.map((page) => item(page)),
    ),
  ].join('')
  return `${before}${why}${lists || none}${after}`
}
