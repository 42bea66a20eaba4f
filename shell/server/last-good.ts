import { setTimeout as delay } from 'node:timers/promises'
import { traceHeaders } from '@arunika/server/tracing'
import type { LastGoodFiles } from './rendering/last-good-files.ts'

/** Nobody waits longer than this for data, so that no page takes 3 s for it: it is shown without. Milliseconds. */
const DEADLINE_MS = 2_500
/** Nor longer than this where there is data from before. */
const PATIENCE_MS = 1_000
/** A host that has failed is asked again after this; meanwhile what there is from before is given at once. */
const REST_MS = 1_000
const FIRST_PAUSE_MS = 50
const MAX_KEPT = 500
const MAX_KEPT_CHARACTERS = 16_000_000

/** What a host answered. */
export interface Found {
  /** 0 where there was no answer. */
  status: number
  text: string
  /** Version of it, where the host says so. */
  etag?: string
  /** Header fields that were asked for and are there. */
  headers?: Record<string, string>
  /** ISO 8601 instant of an answer from before, given because there is none now. */
  asOf?: string
}

/** A good response, with the ISO 8601 instant at which it was had. */
export type LastGoodResponse = Found & { asOf: string }

export interface Ask {
  url: string
  headers?: Record<string, string>
  /** Header fields of the answer that are to be handed on. */
  want?: readonly string[]
}

/** No answer, or one that says: not now. */
const isAway = ({ status }: Found) => [0, 502, 503, 504].includes(status)
const isGood = ({ status }: Found) => status >= 200 && status < 300

/**
 * Asks the hosts that pages are made from, and remembers the last good answer of each address: when a host is
 * away it is given instead, with its time. It outlives release sets and render processes, and in files the shell.
 */
export class LastGood {
  readonly #kept = new Map<string, LastGoodResponse>()
  /** Hosts that have failed, and until when they are left alone. */
  readonly #resting = new Map<string, number>()
  readonly #tell: (text: string, host: string) => void
  readonly #files: LastGoodFiles | undefined
  #characters = 0

  /**
   * @param tell is told when a host goes away and when it is back
   * @param files where responses outlive this process
   */
  constructor(tell: (text: string, host: string) => void, files?: LastGoodFiles) {
    this.#tell = tell
    this.#files = files
    for (const [url, response] of files?.read() ?? []) this.#keep(url, response, response.asOf)
  }

  /** Whether there is a response of a host from before. */
  knows(origin: string): boolean {
    return this.#kept.keys().some((url) => url.startsWith(`${origin}/`))
  }

  /** Never throws; takes two and a half seconds at most. */
  async ask(question: Ask): Promise<Found> {
    const { host } = new URL(question.url)
    const kept = this.#kept.get(question.url)
    if (kept && (this.#resting.get(host) ?? 0) > Date.now()) return kept
    const answer = await askPatiently(question, kept ? PATIENCE_MS : DEADLINE_MS, kept?.etag)
    this.#note(host, answer)
    const found = answer.status === 304 && kept ? { ...answer, ...fresh(kept) } : answer
    if (isGood(found)) this.#keep(question.url, found)
    // What is gone is not to come back when the host is away.
    if (found.status === 404 || found.status === 410) this.#forget(question.url)
    return found.status === 0 || found.status >= 500 ? (kept ?? found) : found
  }

  #note(host: string, found: Found): void {
    const wasAway = this.#resting.has(host)
    if (isAway(found)) this.#resting.set(host, Date.now() + REST_MS)
    else this.#resting.delete(host)
    if (isAway(found) && !wasAway) this.#tell(`away: ${found.text || found.status}`, host)
    if (!isAway(found) && wasAway) this.#tell('back', host)
  }

  #keep(url: string, found: Found, asOf = new Date().toISOString()): void {
    this.#drop(url)
    const response = { ...found, asOf }
    this.#kept.set(url, response)
    this.#files?.note(url, response)
    this.#characters += found.text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_KEPT && this.#characters <= MAX_KEPT_CHARACTERS) break
      this.#forget(oldest)
    }
  }

  #forget(url: string): void {
    this.#drop(url)
    this.#files?.note(url, undefined)
  }

  #drop(url: string): void {
    this.#characters -= this.#kept.get(url)?.text.length ?? 0
    this.#kept.delete(url)
  }
}

const fresh = ({ asOf: _from, ...found }: Found): Found => found

/** Asks again after growing pauses while there is time; the last failure where there is no more. */
async function askPatiently(question: Ask, patienceMs: number, known?: string): Promise<Found> {
  const signal = AbortSignal.timeout(patienceMs)
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const found = await askOnce(question, signal, known)
    if (!isAway(found) || signal.aborted) return found
    // Not all at the same moment, when a host comes back.
    const over = await delay(pause * (0.5 + Math.random()), false, { signal }).catch(() => true)
    if (over) return found
  }
}

/** @param known version that need not be sent again: 304 */
async function askOnce(
  { url, headers = {}, want = [] }: Ask,
  signal: AbortSignal,
  known?: string,
): Promise<Found> {
  const said = {
    accept: 'application/json',
    ...traceHeaders(headers['x-request-id']),
    ...headers,
    ...(known && { 'if-none-match': known }),
  }
  try {
    const answer = await fetch(url, { headers: said, signal })
    const wanted = want.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    const etag = answer.headers.get('etag')
    const text = await answer.text()
    return { status: answer.status, text, ...(etag && { etag }), headers: Object.fromEntries(wanted) }
  } catch (error) {
    return { status: 0, text: error instanceof Error ? String(error.cause ?? error) : String(error) }
  }
}
