import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage, LANGUAGES, type Language } from '@anyam/protocol/languages'
import type { FastifyInstance } from 'fastify'
import { POLICY } from '../../browser/offline/offline-html.ts'
import { LIST_END, LIST_START, OFFLINE_PAGE, OFFLINE_SCRIPT } from '../../browser/offline/paths.ts'
import type { ErrorSite } from './errors.ts'
import { HTML_TYPE } from './headers.ts'

/** Folder of the script, below that of the browser files. */
const DIR = 'offline'

/** Removes a worker that an earlier version installed, with all pages that it stored. */
const WITHDRAWN = `if (typeof document === 'undefined') {
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => {
    const names = caches.keys().then((all) => all.filter((name) => name.startsWith('offline-')))
    const emptied = names.then((all) => Promise.all(all.map((name) => caches.delete(name))))
    event.waitUntil(emptied.then(() => registration.unregister()))
  })
}
`

/** Texts of the page with the list of stored pages. */
export type OfflineListWords = Record<'title' | 'none' | 'site' | 'home', string>

interface OfflineReadingOptions {
  site: Pick<ErrorSite, 'name' | 'plainPages'>
  /** Undefined for a site without offline reading. */
  words: Record<Language, OfflineListWords> | undefined
  /** Folder of the shell's browser files. */
  dir: string
  isOn: boolean
}

/** Serves the service worker's script for offline reading, and the page with the list of stored pages. */
export function offlineReading(
  app: FastifyInstance,
  { site, words, dir, isOn }: OfflineReadingOptions,
): void {
  const folder = join(dir, DIR)
  const script = isOn ? readdirSync(folder).find((file) => file.endsWith('.js')) : undefined
  app.get(OFFLINE_SCRIPT, async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-cache',
      // A worker's policy is that of its own file, and this worker connects to the network.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
    if (script === undefined) return reply.type('text/javascript; charset=utf-8').send(WITHDRAWN)
    return reply.sendFile(script, folder, { cacheControl: false })
  })

  if (!words) return
  for (const language of LANGUAGES) {
    const page = listPage(site, language, words[language])
    app.get(inLanguage(OFFLINE_PAGE, language), async (_request, reply) =>
      reply
        .type(HTML_TYPE)
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
        .send(page),
    )
  }
}

/** The page for the list of stored pages. The worker fills in the list. */
function listPage(
  site: OfflineReadingOptions['site'],
  language: Language,
  { title, none, site: label, home }: OfflineListWords,
): string {
  const body = `<main>
<h1>${title}</h1>
${LIST_START}<p>${none}</p>${LIST_END}
</main>
<nav aria-label="${label}"><a href="${inLanguage('/', language)}">${home}</a></nav>`
  return site.plainPages.page(site, title, body, language)
}
