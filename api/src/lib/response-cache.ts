import { EncodedText } from '@arunika/server/encoding'
import { CodedError } from '@arunika/server/errors'
import { contentTag } from '@arunika/server/http'
import { LRUCache } from 'lru-cache'
import { OwnChanges } from './own-changes.ts'

/** A prepared response, with the tag that its encodings share. */
export interface CachedResponse {
  /** The key in the cache. */
  key: string
  tag: string
  text: EncodedText
}

/** Where a response was found before: its key, and the pattern of its route. */
export interface Address {
  key: string
  route: string
}

/** What a cached response is made from; a write drops the responses of its topic that it may change. */
export const TOPICS = ['articles', 'vacancies', 'site'] as const
export type Topic = (typeof TOPICS)[number]

interface Options<T> {
  serialise?: (value: T) => string
  /**
   * Ids of all entries of the topic that the response shows: a change of others leaves it cached. Any change drops a
   * response without them, such as a list.
   */
  shows?: (value: T) => readonly number[]
}

interface Entry {
  topic: Topic
  shows?: ReadonlySet<number>
  response: CachedResponse
  /** False while changes by other processes may have gone unheard. */
  trusted: boolean
}

/** Beyond these limits the least recently used responses are evicted. */
const MAX_ENTRIES = 500
/** Of addresses that were requested; anyone can invent more. */
const MAX_ADDRESSES = 2_000
const MAX_BYTES = 64 * 1024 * 1024

/** A response from its body; its tag is made from it. */
export function prepareResponse(key: string, value: string): CachedResponse {
  const text = new EncodedText(value)
  return { key, text, tag: contentTag(text.plain) }
}

/** What is compressed is smaller in both forms together, but for the smallest. */
const sizeOf = ({ text }: CachedResponse) => 2 * text.plain.length + 1

/**
 * Responses of public reading calls, cached as bytes until something they are made from changes: a poll that
 * finds nothing new reaches neither the database nor the serialiser.
 */
export class ResponseCache {
  readonly own = new OwnChanges()
  /** Called after this process has changed something, for caches elsewhere. */
  changed: (topic: Topic) => unknown = () => {}
  /** Called after what is made from a topic was dropped, for a change by this process or another. */
  dropped: (topic: Topic) => unknown = () => {}
  /** Called when this process begins or ceases to hear of changes by others. */
  connectionChanged: (connected: boolean) => unknown = () => {}
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ response }) => sizeOf(response),
  })
  readonly #addresses = new LRUCache<string, Address>({ max: MAX_ADDRESSES })
  readonly #loading = new Map<string, Promise<CachedResponse>>()
  /** Counts the drops of a topic, so that a response loaded before a drop is not cached after it. */
  readonly #drops: Record<Topic, number> = { articles: 0, vacancies: 0, site: 0 }
  readonly #counted = { hits: 0, misses: 0 }
  #connected = true

  /** Counts the drops of all topics: as long as it stays, nothing is known to have changed. */
  get generation() {
    return TOPICS.reduce((sum, topic) => sum + this.#drops[topic], 0)
  }

  /** For metrics: how often a response was there, or had to be made, and what the cache holds. */
  get figures() {
    return { ...this.#counted, responses: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /**
   * Returns the cached response, or loads, prepares and caches it. Concurrent equal loads share one query.
   * While the database is down, a response that is not known to have changed is still returned.
   */
  async get<T>(
    topic: Topic,
    key: string,
    load: () => Promise<T>,
    { serialise = JSON.stringify, shows }: Options<T> = {},
  ): Promise<CachedResponse> {
    const entry = this.#entries.get(key)
    if (entry?.trusted) {
      this.#counted.hits += 1
      return entry.response
    }
    this.#counted.misses += 1
    const drop = this.#drops[topic]
    const loadKey = `${drop} ${key}`
    let loading = this.#loading.get(loadKey)
    if (!loading) {
      loading = load()
        .then((value) => {
          const response = prepareResponse(key, serialise(value))
          const shown = shows && { shows: new Set(shows(value)) }
          if (this.#drops[topic] === drop)
            this.#entries.set(key, { topic, response, trusted: this.#connected, ...shown })
          return response
        })
        .finally(() => this.#loading.delete(loadKey))
      this.#loading.set(loadKey, loading)
    }
    return loading.catch((error: unknown) => {
      const left = this.#entries.get(key)
      // What the database says is missing has changed.
      const isMissing = error instanceof CodedError && error.status < 500
      if (left && !this.#connected && !isMissing) return left.response
      throw error
    })
  }

  /** The cached response to an address that was requested before; undefined if it must be looked up again. */
  at(address: string): { response: CachedResponse; route: string } | undefined {
    const found = this.#addresses.get(address)
    if (!found) return undefined
    const entry = this.#entries.get(found.key)
    if (!entry?.trusted) return undefined
    this.#counted.hits += 1
    return { response: entry.response, route: found.route }
  }

  /** Maps an address to this response while it is cached. */
  recordRoute(address: string, found: Address): void {
    this.#addresses.set(address, found)
  }

  /**
   * Forgets what is made from the topic; call it after the change is committed.
   * @param changed ids of the entries that the change concerns, if it changes no response that shows none of them
   */
  drop(topic: Topic, changed?: readonly number[]): void {
    this.forget(topic, changed)
    this.dropped(topic)
  }

  /** The same for a change that another process reports on its own: this one hears of it in a moment. */
  forget(topic: Topic, changed?: readonly number[]): void {
    this.#drops[topic] += 1
    for (const [key, { topic: of, shows }] of [...this.#entries.entries()]) {
      const isUnchanged = shows && changed && !changed.some((id) => shows.has(id))
      if (of === topic && !isUnchanged) this.#entries.delete(key)
    }
  }

  /** Tells whether changes made by other processes are heard of at present. */
  setConnected(connected: boolean): void {
    this.#connected = connected
    this.own.clear()
    this.connectionChanged(connected)
    if (!connected) {
      for (const entry of this.#entries.values()) entry.trusted = false
      return
    }
    for (const topic of TOPICS) this.drop(topic)
  }
}
