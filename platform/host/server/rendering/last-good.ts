import { setTimeout as delay } from 'node:timers/promises'
import { readAtMost } from '@anyam/server/http'
import { traceHeaders } from '@anyam/server/tracing'
import { LRUCache } from 'lru-cache'
import type { LastGoodFiles } from './last-good-files.ts'

/** Maximum wait for data, so that no page takes 3 s; after that the page is rendered without the data. Milliseconds. */
const DEADLINE_MS = 2_500
/** Maximum wait if there is cached data. */
const PATIENCE_MS = 1_000
/** After a failure, a host is requested again after this long. Until then cached data is returned at once. */
const REST_MS = 1_000
const FIRST_PAUSE_MS = 50
const MAX_ENTRIES = 500
const MAX_CACHED_CHARACTERS = 16_000_000

/** A host's response. */
export interface Found {
  /** 0 if there was no response. */
  status: number
  text: string
  /** ETag of the response, if the host sends one. */
  etag?: string
  /** The wanted header fields of the response. */
  headers?: Record<string, string>
  /** ISO 8601 instant of the last good response, if there is no current one. */
  asOf?: string
}

/** A good response, with the ISO 8601 instant at which it arrived. */
export type LastGoodResponse = Found & { asOf: string }

export interface Ask {
  url: string
  headers?: Record<string, string>
  /** Header fields of the response to forward. */
  want?: readonly string[]
  /** Reads a good JSON response; one of which nothing can be read (undefined) counts as a failure of its address only. */
  read?: (text: string) => string | undefined
  /** For a third-party host, whose responses must be validated. */
  strict?: Strict
}

/** Any invalid response counts as none, and nothing is retried. */
export interface Strict {
  /** Maximum length of the response, in bytes. */
  mostBytes: number
  /**
   * Returns the part of a response to cache.
   * @throws Error for an invalid one
   */
  read: (text: string) => string
}

/** Maximum waits for a host in milliseconds: without cached data, and with it. */
export interface Waits {
  deadline: number
  patience: number
}

/** The hosts that provide the data of pages. */
export interface Hosts extends Pick<LastGood, 'ask' | 'knows'> {
  /** Addresses outside the api from which pages may load data. */
  foreign?: readonly string[]
}

/** No response, or a status that means "not now". */
const isAway = ({ status }: Found) => [0, 502, 503, 504].includes(status)
const isGood = ({ status }: Found) => status >= 200 && status < 300

/**
 * Fetches from the hosts that provide the data of pages, and returns the last good response, with its time,
 * while a host is unavailable. The cache outlives release sets and render processes; its files outlive the
 * shell.
 */
export class LastGood {
  readonly #cached = new LRUCache<string, LastGoodResponse>({
    max: MAX_ENTRIES,
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 1,
    dispose: (_response, url, reason) => {
      if (reason === 'evict') this.#files?.record(url, undefined)
    },
  })
  /** Hosts that have failed, and until when they are not requested. */
  readonly #resting = new Map<string, number>()
  readonly #report: (text: string, host: string) => void
  readonly #files: LastGoodFiles | undefined
  readonly #waits: Waits

  /**
   * @param report called when a host becomes unavailable and when it recovers
   * @param files stores responses beyond this process
   */
  constructor(
    report: (text: string, host: string) => void,
    files?: LastGoodFiles,
    waits: Waits = { deadline: DEADLINE_MS, patience: PATIENCE_MS },
  ) {
    this.#report = report
    this.#files = files
    this.#waits = waits
    for (const [url, response] of files?.read() ?? []) this.#store(url, response, response.asOf)
  }

  /** Returns whether there is a cached response of a host. */
  knows(origin: string): boolean {
    return [...this.#cached.keys()].some((url) => url.startsWith(`${origin}/`))
  }

  /** The cached response from an address, without a request. */
  cached(url: string): Found | undefined {
    return this.#cached.get(url)
  }

  /** Caches a response that the shell made itself. */
  store(url: string, found: Found): void {
    this.#store(url, found)
  }

  /** Never throws, and takes at most two and a half seconds, unless other waits are set. */
  async ask(question: Ask): Promise<Found> {
    const { host } = new URL(question.url)
    const cached = this.#cached.get(question.url)
    if (cached && (this.#resting.get(host) ?? 0) > Date.now()) return cached
    const { patience, deadline } = this.#waits
    const response = await askPatiently(question, cached ? patience : deadline, cached?.etag)
    this.#record(host, response)
    const found = response.status === 304 && cached ? { ...response, ...fresh(cached) } : response
    if (isGood(found)) this.#store(question.url, found)
    // A removed resource must not reappear while the host is unavailable.
    if (found.status === 404 || found.status === 410) this.#forget(question.url)
    return found.status === 0 || found.status >= 500 ? (cached ?? found) : found
  }

  #record(host: string, found: Found): void {
    const wasAway = this.#resting.has(host)
    if (isAway(found)) this.#resting.set(host, Date.now() + REST_MS)
    else this.#resting.delete(host)
    if (isAway(found) && !wasAway) this.#report(`away: ${found.text || found.status}`, host)
    if (!isAway(found) && wasAway) this.#report('back', host)
  }

  #store(url: string, found: Found, asOf = new Date().toISOString()): void {
    const response = { ...found, asOf }
    this.#cached.set(url, response)
    // A response larger than the whole cache is not cached.
    this.#files?.record(url, this.#cached.has(url) ? response : undefined)
  }

  #forget(url: string): void {
    this.#cached.delete(url)
    this.#files?.record(url, undefined)
  }
}

const fresh = ({ asOf: _from, ...found }: Found): Found => found

/**
 * Retries after growing pauses while there is time, and returns the last failure. A library's policy does not
 * fit: an open circuit returns the cached response instead of an error, and the time limit depends on whether
 * there is one.
 */
async function askPatiently(question: Ask, patienceMs: number, known?: string): Promise<Found> {
  const signal = AbortSignal.timeout(patienceMs)
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await askOnce(question, signal, known)
    if (!isAway(found) || signal.aborted || question.strict) return found
    // Random, so that requests do not all arrive at the same moment when a host recovers.
    const over = await delay(pause * (0.5 + Math.random()), false, { signal }).catch(() => true)
    if (over) return found
  }
}

/** @param known ETag of the cached version, to receive 304 instead of the same content */
async function askOnce(
  { url, headers = {}, want = [], strict, read = (text) => text }: Ask,
  signal: AbortSignal,
  known?: string,
): Promise<Found> {
  const reported = {
    accept: 'application/json',
    ...traceHeaders(headers['x-request-id']),
    ...headers,
    ...(known && { 'if-none-match': known }),
  }
  try {
    const response = await fetch(url, { headers: reported, signal })
    const wanted = want.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    const etag = response.headers.get('etag')
    const received = strict ? await strictText(response, strict) : await response.text()
    const isData = response.ok && response.headers.get('content-type')?.startsWith('application/json')
    const text = isData ? read(received) : received
    if (text === undefined) return { status: 500, text: '{}' }
    return { status: response.status, text, ...(etag && { etag }), headers: Object.fromEntries(wanted) }
  } catch (error) {
    return { status: 0, text: error instanceof Error ? String(error.cause ?? error) : String(error) }
  }
}

/** @throws Error for a response that is too long, invalid or unsuccessful */
async function strictText(response: Response, { mostBytes, read }: Strict): Promise<string> {
  if (response.status === 304) return ''
  if (!response.ok) throw new Error(`responds with ${response.status}`)
  const body = await readAtMost(response, mostBytes)
  if (!body) throw new Error(`responds with more than ${mostBytes} bytes`)
  return read(body.toString())
}
