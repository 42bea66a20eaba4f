/** Browser caches: the latest pages, the articles that the reader saved, and their pictures and fonts. */
const READ = 'offline-read'
const SAVED = 'offline-saved'
const FILES = 'offline-files'

const MOST_READ = 20
export const MOST_SAVED = 50
/** Maximum length of one page's text, in characters. */
const LONGEST_PAGE = 500_000
/** Maximum number of files of one page. */
const MOST_FILES = 12
const MOST_FILE_BYTES = 1_000_000
/** A copy younger than this is not fetched again. */
const FRESH_MS = 60_000

const TITLE = 'x-title'
const AS_OF = 'x-as-of'
const FILE_LIST = 'x-files'

export interface StoredPage {
  path: string
  title: string
  /** ISO 8601 instant. */
  asOf: string
}

const pathOf = ({ url }: { url: string }) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const forbidsStoring = ({ headers }: Response) => /no-store|private/.test(headers.get('cache-control') ?? '')

/** True if every visitor gets this page, by the rules for shared caches. */
export function isForAll(page: Response): boolean {
  const { headers, ok, redirected, type } = page
  return (
    ok &&
    !redirected &&
    type === 'basic' &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    /public/.test(headers.get('cache-control') ?? '') &&
    !forbidsStoring(page) &&
    !/cookie|\*/.test(headers.get('vary') ?? '')
  )
}

/** @returns the page to store; undefined if it is too long or must not be indexed by search engines */
async function copyOf(page: Response): Promise<Response | undefined> {
  const html = await page.text()
  if (html.length > LONGEST_PAGE || html.includes('name="robots" content="noindex"')) return undefined
  const asOf = new Date(page.headers.get('x-shown-as-of') ?? page.headers.get('date') ?? Date.now())
  // Without the name of the site.
  const title = (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')
  return new Response(html, {
    headers: { [AS_OF]: asOf.toISOString(), [TITLE]: encodeURIComponent(title), [FILE_LIST]: '[]' },
  })
}

const filesOf = (page: Response): string[] => JSON.parse(page.headers.get(FILE_LIST) ?? '[]')

async function put(name: string, path: string, page: Response, files: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  const headers = new Headers(page.headers)
  headers.set(FILE_LIST, JSON.stringify(files))
  // Moves it to the end of the cache's order.
  await cache.delete(path)
  await cache.put(path, new Response(await page.clone().text(), { headers }))
}

const match = async (name: string, path: string) => (await caches.open(name)).match(path)

/** Stores a page that the network has sent; updates a saved one. */
export async function storePage(path: string, page: Response): Promise<void> {
  const copy = await copyOf(page)
  if (!copy) return
  const saved = await match(SAVED, path)
  const known = (await match(READ, path)) ?? saved
  const files = known ? filesOf(known) : []
  await put(READ, path, copy, files)
  if (saved) await put(SAVED, path, copy, files)
  await trim()
}

/** Fetches a separate copy without credentials. */
async function fetchPage(path: string): Promise<void> {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store' })
  if (isForAll(page)) await storePage(path, page)
}

/** Stores a page that was read and its displayed files, unless it is already stored. */
export async function storeRead(path: string, addresses: readonly string[]): Promise<void> {
  const known = await match(READ, path)
  const age = Date.now() - Date.parse(known?.headers.get(AS_OF) ?? '1970-01-01')
  if (age > FRESH_MS) await fetchPage(path)
  const page = await match(READ, path)
  if (!page) return
  const files = await storeFiles(addresses)
  await put(READ, path, page, files)
  if (await match(SAVED, path)) await put(SAVED, path, page, files)
  await trim()
}

/** @returns the paths of the stored files */
async function storeFiles(addresses: readonly string[]): Promise<string[]> {
  const cache = await caches.open(FILES)
  const stored: string[] = []
  let room = MOST_FILE_BYTES
  for (const address of new Set(addresses)) {
    const url = new URL(address, location.origin)
    if (stored.length === MOST_FILES || url.origin !== location.origin) continue
    const path = pathOf({ url: url.href })
    const file = (await cache.match(path)) ?? (await fetch(path))
    const { size } = await file.clone().blob()
    const isFile = /^(image|font)\//.test(file.headers.get('content-type') ?? '')
    if (!file.ok || !isFile || forbidsStoring(file) || size > room) continue
    room -= size
    await cache.put(path, file)
    stored.push(path)
  }
  return stored
}

/** Removes the oldest pages above the limit, and files that no page needs. */
async function trim(): Promise<void> {
  const read = await caches.open(READ)
  const extra = (await read.keys()).slice(0, -MOST_READ)
  for (const page of extra) await read.delete(page)
  const needed = new Set<string>()
  for (const name of [READ, SAVED])
    for (const page of await (await caches.open(name)).matchAll())
      for (const file of filesOf(page)) needed.add(file)
  const files = await caches.open(FILES)
  for (const file of await files.keys()) if (!needed.has(pathOf(file))) await files.delete(file)
}

export const isSaved = async (path: string): Promise<boolean> => (await match(SAVED, path)) !== undefined

/** @returns the reason why it cannot be saved; undefined once it is */
export async function save(path: string): Promise<'full' | 'notNow' | undefined> {
  if (await isSaved(path)) return undefined
  if ((await (await caches.open(SAVED)).keys()).length >= MOST_SAVED) return 'full'
  if (!(await match(READ, path))) await fetchPage(path)
  const page = await match(READ, path)
  if (!page) return 'notNow'
  await put(SAVED, path, page, filesOf(page))
  return undefined
}

export async function remove(path: string): Promise<void> {
  await (await caches.open(SAVED)).delete(path)
  await trim()
}

/** The newest copy: the one that was read, otherwise the saved one. */
export const storedPage = async (path: string): Promise<Response | undefined> =>
  (await match(READ, path)) ?? (await match(SAVED, path))

export const asOfOf = (page: Response): string => page.headers.get(AS_OF) ?? ''

export const storedFile = (path: string): Promise<Response | undefined> => match(FILES, path)

async function list(name: string): Promise<StoredPage[]> {
  const cache = await caches.open(name)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const page = await cache.match(request)
      if (!page) return []
      const title = decodeURIComponent(page.headers.get(TITLE) ?? '')
      return [{ path: pathOf(request), title, asOf: asOfOf(page) }]
    }),
  )
  return pages.flat().reverse()
}

/** Newest first; a saved article is in only one of the lists. */
export async function storedPages(): Promise<{ saved: StoredPage[]; read: StoredPage[] }> {
  const saved = await list(SAVED)
  const paths = new Set(saved.map(({ path }) => path))
  return { saved, read: (await list(READ)).filter(({ path }) => !paths.has(path)) }
}
