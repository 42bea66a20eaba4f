import { setTimeout as delay } from 'node:timers/promises'
import type { Found, Hosts } from '@anyam/host/server/rendering/last-good'
import { ERRORS } from '@anyam/server/errors'
import { LRUCache } from 'lru-cache'
import type { core } from 'zod/mini'
import * as z from 'zod/mini'
import type { Tell } from './report-once.ts'
import {
  readEntries,
  specifiedAdminVacancy,
  specifiedArticle,
  specifiedCategory,
  specifiedVacancy,
} from './specified.ts'

/** Pages and browsers ask for several views of one list at once. Milliseconds. */
const FRESH_MS = 1_000
const DEADLINE_MS = 10_000
/** Maximum wait of a page for a newer list than the last one. Milliseconds. */
const PATIENCE_MS = 1_000
/** Maximum total length of the cached responses. */
const MOST_CHARACTERS = 100_000_000

/** A failed call of the api, to be handed on. */
export class FailedCall extends Error {
  readonly found: Found
  constructor({ status, text }: Found) {
    super(`The api responded with ${status}.`)
    this.found = { status, text: errorText(status, text) }
  }
}

const CODES: Record<number, keyof typeof ERRORS> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
}

/** The body of an error as the product's own api has it. */
export function errorText(status: number, text: string): string {
  const code = CODES[status] ?? 'unavailable'
  const body = recordIn(text)
  const message = typeof body.message === 'string' && body.message ? body.message : ERRORS[code][1]
  return JSON.stringify({ code, ...body, message })
}

/** The object that a text holds; an empty one if it holds none. */
export function recordIn(text: string): Record<string, unknown> {
  const value = jsonIn(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** @returns undefined if the text is not JSON */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Loaded {
  text: string
  asOf: string | undefined
  data: unknown
}

interface Source {
  last?: Loaded
  /** Until when the last answer counts as current. Milliseconds since 1970. */
  until: number
  loading?: Promise<Loaded> | undefined
}

/** The calls of the specification that pages and screens read, each entry through its schema. */
export class SpecifiedApi {
  readonly #hosts: Hosts
  readonly #apiUrl: string
  readonly #tell: Tell
  readonly #sources = new LRUCache<string, Source>({ max: 50, maxSize: MOST_CHARACTERS })
  /** Lists by their answers, so that an answer that has not changed is read once. */
  readonly #lists = new WeakMap<object, unknown[]>()

  constructor(hosts: Hosts, apiUrl: string, tell: Tell) {
    this.#hosts = hosts
    this.#apiUrl = apiUrl
    this.#tell = tell
  }

  /** Forgets what a write may have changed. */
  forget(): void {
    for (const source of this.#sources.values()) Object.assign(source, { until: 0, loading: undefined })
  }

  articles = () => this.#list('/api/articles', specifiedArticle)
  vacancies = () => this.#list('/api/job-vacancies', specifiedVacancy)
  adminArticles = (token: string) => this.#list('/api/admin/articles', specifiedArticle, token)
  adminCategories = (token: string) => this.#list('/api/admin/categories', specifiedCategory, token)
  adminVacancies = (token: string) => this.#list('/api/admin/job-vacancies', specifiedAdminVacancy, token)

  /**
   * @param token value of the authorization header
   * @returns undefined if the answer cannot be read
   * @throws FailedCall
   */
  async one<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    token?: string,
  ): Promise<z.output<Schema> | undefined> {
    const { data } = await this.#ask(path, token)
    const result = z.safeParse(schema, data)
    if (result.success) return result.data
    this.#tell(path, 1, z.prettifyError(result.error))
    return undefined
  }

  async #list<Schema extends core.$ZodType>(
    path: string,
    schema: Schema,
    token?: string,
  ): Promise<z.output<Schema>[]> {
    const loaded = await this.#ask(path, token)
    const known = this.#lists.get(loaded)
    if (known) return known as z.output<Schema>[]
    if (!Array.isArray(loaded.data)) this.#tell(path, 1, 'The answer is no list.')
    const { entries, leftOut, reason } = readEntries(schema, Array.isArray(loaded.data) ? loaded.data : [])
    if (leftOut > 0) this.#tell(path, leftOut, reason)
    this.#lists.set(loaded, entries)
    return entries
  }

  async #ask(path: string, token?: string): Promise<Loaded> {
    const key = `${path} ${token ?? ''}`
    const source = this.#sources.get(key) ?? { until: 0 }
    const { last, until } = source
    if (last && Date.now() < until) return last
    const loading = source.loading ?? this.#load(key, source, path, token)
    // Administrators see what they have just changed, however slow the host is.
    if (!last || token !== undefined) return loading
    return Promise.race([loading, delay(PATIENCE_MS, last, { ref: false })])
  }

  #load(key: string, source: Source, path: string, token: string | undefined): Promise<Loaded> {
    const loading = this.#fetch(path, token, source.last)
    const keep = (size: number) => this.#sources.set(key, source, { size })
    source.loading = loading
    keep(1 + (source.last?.text.length ?? 0))
    loading.then(
      (last) => {
        // A write has happened since.
        if (source.loading !== loading) return
        Object.assign(source, { last, until: Date.now() + FRESH_MS, loading: undefined })
        keep(1 + last.text.length)
      },
      () => source.loading === loading && this.#sources.delete(key),
    )
    return loading
  }

  async #fetch(path: string, token: string | undefined, last: Loaded | undefined): Promise<Loaded> {
    const url = this.#apiUrl + path
    const found = token === undefined ? await this.#hosts.ask({ url }) : await askAs(token, url)
    if (found.status < 200 || found.status > 299) throw new FailedCall(found)
    if (last && last.text === found.text && last.asOf === found.asOf) return last
    return { text: found.text, asOf: found.asOf, data: jsonIn(found.text) }
  }
}

/** Responses to an administrator are neither stored nor served to others. */
async function askAs(authorization: string, url: string): Promise<Found> {
  const headers = { accept: 'application/json', authorization }
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 503, text: '' }
  }
}
