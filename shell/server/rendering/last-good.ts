import { setTimeout as delay } from 'node:timers/promises'
import { readAtMost } from '@arunika/server/http'
import { traceHeaders } from '@arunika/server/tracing'
import { LRUCache } from 'lru-cache'
import type { LastGoodFiles } from './last-good-files.ts'

/**
 * No page waits longer than this for data, so none takes 3 s for it: it is rendered without. Milliseconds.
 */
const DEADLINE_MS = 2_500
/** Nor longer than this if there is data from before. */
const PATIENCE_MS = 1_000
/** A host that has failed is asked again after this; until then, data from before is returned at once. */
const REST_MS = 1_000
const FIRST_PAUSE_MS = 50
const MAX_ENTRIES = 500
const MAX_CACHED_CHARACTERS = 16_000_000

/** A host's response. */
export interface Found {
  /** 0 without a response. */
  status: number
  text: string
  /** Version of the response, if the host sends one. */
  etag?: string
  /** The wanted header fields that the response has. */
  headers?: Record<string, string>
  /** ISO 8601 instant of the last good response, if there is no current one. */
  asOf?: string
}

/** A good response, with the ISO 8601 instant at which it arrived. */
export type LastGoodResponse = Found & { asOf: string }

export interface Ask {
  url: string
  headers?: Record<string, string>
  /** Header fields of the response that are forwarded. */
  want?: readonly string[]
  /** For a host of others, which is not trusted to send what was asked for. */
  strict?: Strict
}

/** Anything but a right response counts as none, and nothing is tried twice. */
export interface Strict {
  /** Longest response. */
  mostBytes: number
  /**
   * What is cached of a response.
   * @throws Error for a wrong one
   */
  read: (text: string) => string
}

/** No response, or one that means "not now". */
const isAway = ({ status }: Found) => [0, 502, 503, 504].includes(status)
const isGood = ({ status }: Found) => status >= 200 && status < 300

/**
 * Fetches from the hosts that pages are made from, and caches the last good response of each address: it is
 * returned, with its time, when a host is away. It outlives release sets and render processes, and in files
 * the shell.
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
  /** Hosts that have failed, and until when they are left alone. */
  readonly #resting = new Map<string, number>()
  readonly #report: (text: string, host: string) => void
  readonly #files: LastGoodFiles | undefined

  /**
   * @param report called when a host goes away and when it is back
   * @param files where responses outlive this process
   */
  constructor(report: (text: string, host: string) => void, files?: LastGoodFiles) {
    this.#report = report
    this.#files = files
    for (const [url, response] of files?.read() ?? []) this.#store(url, response, response.asOf)
  }

  /** Whether there is a response of a host from before. */
  knows(origin: string): boolean {
    return [...this.#cached.keys()].some((url) => url.startsWith(`${origin}/`))
  }

  /** Never throws; takes two and a half seconds at most. */
  async ask(question: Ask): Promise<Found> {
    const { host } = new URL(question.url)
    const cached = this.#cached.get(question.url)
    if (cached && (this.#resting.get(host) ?? 0) > Date.now()) return cached
    const response = await askPatiently(question, cached ? PATIENCE_MS : DEADLINE_MS, cached?.etag)
    this.#record(host, response)
    const found = response.status === 304 && cached ? { ...response, ...fresh(cached) } : response
    if (isGood(found)) this.#store(question.url, found)
    // A removed resource must not come back when the host is away.
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
    // A response that is larger than the whole cache is not in it.
    this.#files?.record(url, this.#cached.has(url) ? response : undefined)
  }

  #forget(url: string): void {
    this.#cached.delete(url)
    this.#files?.record(url, undefined)
  }
}

const fresh = ({ asOf: _from, ...found }: Found): Found => found

/**
 * Retries after growing pauses while there is time; returns the last failure. No policy of a library: an open circuit
 * returns the cached response instead of an error, and the time limit depends on whether there is one.
 */
async function askPatiently(question: Ask, patienceMs: number, known?: string): Promise<Found> {
  const signal = AbortSignal.timeout(patienceMs)
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await askOnce(question, signal, known)
    if (!isAway(found) || signal.aborted || question.strict) return found
    // Not all at the same moment, when a host comes back.
    const over = await delay(pause * (0.5 + Math.random()), false, { signal }).catch(() => true)
    if (over) return found
  }
}

/** @param known version that need not be sent again: 304 */
async function askOnce(
  { url, headers = {}, want = [], strict }: Ask,
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
    const text = strict ? await strictText(response, strict) : await response.text()
    return { status: response.status, text, ...(etag && { etag }), headers: Object.fromEntries(wanted) }
  } catch (error) {
    return { status: 0, text: error instanceof Error ? String(error.cause ?? error) : String(error) }
  }
}

/** @throws Error for a response that is too long, wrong, or none of success */
async function strictText(response: Response, { mostBytes, read }: Strict): Promise<string> {
  if (response.status === 304) return ''
  if (!response.ok) throw new Error(`responds with ${response.status}`)
  const body = await readAtMost(response, mostBytes)
  if (!body) throw new Error(`responds with more than ${mostBytes} bytes`)
  return read(body.toString())
}
