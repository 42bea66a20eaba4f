import { inLanguage, type Language, languageAt } from '@anyam/protocol/languages'
import { LIST_END, LIST_START, OFFLINE_PAGE } from './paths.ts'
import type { StoredPage } from './stored-pages.ts'
import type { OfflineWords } from './words.ts'

/** These documents run no scripts. */
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

/** Documents about stored pages, with the words of a site. */
export function offlineHtml(ofSite: Record<Language, OfflineWords>) {
  /** Time by the reader's clock. */
  const timeOf = (instant: string, language: Language) => {
    const words = new Date(instant).toLocaleString(ofSite[language].locale, {
      dateStyle: 'long',
      timeStyle: 'short',
    })
    return `<time datetime="${instant}">${words}</time>`
  }

  const stateOf = (isOnline: boolean, language: Language) => ofSite[language][isOnline ? 'silent' : 'offline']

  /** A stored page for display without the network: its text, without scripts and with disabled forms. */
  function storedHtml(html: string, asOf: string, scheme: string, isOnline: boolean): string {
    const language = html.includes('<html lang="id"') ? 'id' : 'en'
    const { badge, pageAsOf, retry, list } = ofSite[language]
    const notice = `${NOTICE_STYLE}<p class="offline-notice" role="status">${stateOf(isOnline, language)} ${pageAsOf(timeOf(asOf, language))} <a href="">${retry}</a> <a href="${inLanguage(OFFLINE_PAGE, language)}">${list}</a></p>`
    return (
      html
        .replace(/<script\b[\s\S]*?<\/script>/g, '')
        .replaceAll('<form', '<form inert')
        .replace('<html', `<html data-scheme="${scheme}"`)
        .replace('<title>', `<title>${badge}: `)
        // Appended last, because every page begins with the link to its content.
        .replace('</body>', () => `${notice}</body>`)
    )
  }

  const item = ({ path, title, asOf }: StoredPage, language: Language, end = '') =>
    `<li><a href="${hrefOf(path)}" lang="${languageAt(path)}">${title}</a><small>${ofSite[language].asOf} ${timeOf(asOf, language)}</small>${end}</li>`

  const removal = ({ path, title }: StoredPage, language: Language) => {
    const { remove } = ofSite[language]
    return `<form method="post" action="${inLanguage(OFFLINE_PAGE, language)}"><input type="hidden" name="remove" value="${hrefOf(path)}">
<button aria-label="${remove} ${title}">${remove}</button></form>`
  }

  const section = (heading: string, items: readonly string[]) =>
    items.length > 0 ? `<section><h2>${heading}</h2><ul>${items.join('')}</ul></section>` : ''

  /** Escapes an address. Titles come from a document and are already escaped. */
  const hrefOf = (path: string) => path.replaceAll('&', '&amp;').replaceAll('"', '%22').replaceAll('<', '%3C')

  /**
   * The page with the list of stored pages.
   * @param template the page from the server, without the list
   * @param missing true if the reader requested another page that is not stored
   */
  function listHtml(
    template: string,
    { saved, read }: { saved: StoredPage[]; read: StoredPage[] },
    { missing, isOnline, language }: { missing: boolean; isOnline: boolean; language: Language },
  ): string {
    const words = ofSite[language]
    const [before = '', rest = ''] = template.split(LIST_START)
    const [none = '', after = ''] = rest.split(LIST_END)
    const why = missing
      ? `<p role="status">${stateOf(isOnline, language)} ${words.missing}</p><nav aria-label="${words.where}"><a href="">${words.retry}</a></nav>`
      : ''
    const lists = [
      section(
        words.saved,
        saved.map((page) => item(page, language, removal(page, language))),
      ),
      section(
        words.last,
        read.map((page) => item(page, language)),
      ),
    ].join('')
    return `${before}${why}${lists || none}${after}`
  }

  return { storedHtml, listHtml }
}
