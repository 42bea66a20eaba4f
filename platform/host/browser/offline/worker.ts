import { inLanguage, LANGUAGES, type Language, languageAt, withoutLanguage } from '@anyam/protocol/languages'
import { offlineHtml, POLICY } from './offline-html.ts'
import { OFFLINE_PAGE, SAVED_PATH } from './paths.ts'
import {
  asOfOf,
  isForAll,
  isSaved,
  MOST_SAVED,
  remove,
  save,
  storedFile,
  storedPage,
  storedPages,
  storePage,
  storeRead,
} from './stored-pages.ts'
import type { OfflineWords } from './words.ts'

/** A stored copy is shown if the site has sent nothing for this long. */
const NO_RESPONSE_MS = 8000
/** Cache of the worker's own data: the pages for the list, and the colour scheme that the reader chose. */
const OWN = 'offline-own'
const SCHEME = '/offline/scheme'
/** Paths that the worker ignores: the back-office, its previews, and calls. */
const PRIVATE = /^\/(admin|api|previews|uploads)(\/|$)/
/** Replaces pictures that are not stored with nothing. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Message of a page about itself. */
export interface PageRead {
  path: string
  /** Addresses of pictures and fonts. */
  files: string[]
  scheme: string
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  clientId: string
  resultingClientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface InstallEvent extends WorkerEvent {
  addRoutes?(rule: object): Promise<void>
}
interface Events {
  install: InstallEvent
  activate: WorkerEvent
  fetch: FetchEvent
  message: WorkerEvent & { data: PageRead }
}

/** The used part of a service worker's global scope. */
export interface WorkerScope {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}

/** Always tries the network first; a stored page is shown only without a response. */
export function serveReader(scope: WorkerScope, words: Record<Language, OfflineWords>): void {
  const { listHtml, storedHtml } = offlineHtml(words)
  /** Documents served from the store; their files come from the store too. */
  const offline = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  /**
   * Runs one change of the store at a time. A page that cannot be stored, for example for lack of space, is
   * skipped.
   */
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const next = last.then(work).catch(() => otherwise)
    last = next
    return next
  }

  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all(LANGUAGES.map(storeTemplate)))
    // Polls must not wake the worker.
    event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })?.catch(() => {})
    void scope.skipWaiting()
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]))
  })
  scope.addEventListener('message', (event) => {
    const { path, files, scheme } = event.data
    event.waitUntil(
      inTurn(async () => {
        await (await caches.open(OWN)).put(SCHEME, new Response(scheme))
        if (!PRIVATE.test(path)) await storeRead(path, files)
      }, undefined),
    )
  })
  scope.addEventListener('fetch', (event) => {
    const { request, clientId } = event
    const { origin, pathname, searchParams } = new URL(request.url)
    if (origin !== location.origin || PRIVATE.test(pathname)) return
    if (pathname === SAVED_PATH) event.respondWith(savedAt(searchParams.get('path') ?? '/', request.method))
    else if (request.mode === 'navigate' && request.destination === 'document') {
      if (withoutLanguage(pathname) === OFFLINE_PAGE)
        event.respondWith(listPage(languageAt(pathname), request))
      else if (request.method === 'GET') event.respondWith(page(event))
    } else if (offline.has(clientId)) event.respondWith(file(request))
  })

  async function page(event: FetchEvent): Promise<Response> {
    const { pathname, search } = new URL(event.request.url)
    const path = pathname + search
    const network = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))
    event.waitUntil(network.catch(() => {}))
    try {
      const response =
        (await Promise.race([network, silence()])) ?? (await stored(event, path)) ?? (await network)
      if (!offline.has(event.resultingClientId) && isForAll(response)) {
        const copy = response.clone()
        event.waitUntil(inTurn(() => storePage(path, copy), undefined))
      }
      return response
    } catch {
      return (await stored(event, path)) ?? listPage(languageAt(path))
    }
  }

  async function stored(event: FetchEvent, path: string): Promise<Response | undefined> {
    const copy = await storedPage(path)
    if (!copy) return undefined
    offline.add(event.resultingClientId)
    return document(storedHtml(await copy.text(), asOfOf(copy), await scheme(), navigator.onLine))
  }

  async function listPage(language: Language, request?: Request): Promise<Response> {
    const address = inLanguage(OFFLINE_PAGE, language)
    if (request?.method === 'POST') {
      const path = String((await request.formData()).get('remove'))
      await inTurn(() => remove(path), undefined)
      return Response.redirect(address, 303)
    }
    const template = await (await caches.open(OWN)).match(address)
    const isOnline = navigator.onLine
    return document(
      listHtml((await template?.text()) ?? '', await storedPages(), {
        missing: !request,
        isOnline,
        language,
      }),
    )
  }

  async function savedAt(path: string, method: string): Promise<Response> {
    const { refused } = words[languageAt(path)]
    if (method === 'DELETE') await inTurn(() => remove(path), undefined)
    const why = method === 'PUT' && (await inTurn(() => save(path), 'noRoom' as const))
    const message = why === 'full' ? refused.full(MOST_SAVED) : why && refused[why]
    const body = { saved: await isSaved(path), ...(message && { message }) }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  }
}

/** A server without lists per language redirects. The browser then keeps its current worker and retries. */
async function storeTemplate(language: Language): Promise<void> {
  const address = inLanguage(OFFLINE_PAGE, language)
  const page = await fetch(address)
  if (!page.ok || page.redirected) throw new Error(address)
  await (await caches.open(OWN)).put(address, page)
}

const silence = () => new Promise<undefined>((resolve) => setTimeout(resolve, NO_RESPONSE_MS, undefined))

const document = (html: string) =>
  new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  })

const scheme = async () => (await (await caches.open(OWN)).match(SCHEME))?.text() ?? 'system'

async function file(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const isPicture = request.destination === 'image'
  const known = await storedFile(pathname + search)
  if (known) return known
  return fetch(request).catch((error: unknown) => {
    if (!isPicture) throw error
    return new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } })
  })
}
