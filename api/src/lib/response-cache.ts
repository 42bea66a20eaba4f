import { EncodedText } from '@anyam/server/encoding'
import { CodedError } from '@anyam/server/errors'
import { contentTag } from '@anyam/server/http'
import { LRUCache } from 'lru-cache'
import { OwnChanges } from './own-changes.ts'

/** A prepared response with the ETag that its encodings share. */
export interface CachedResponse {
  /** The cache key. */
  key: string
  tag: string
  text: EncodedText
}

/** The cached location of a response: its key and its route pattern. */
export interface Address {
  key: string
  route: string
}

/** Source data of cached responses; a write drops the responses of its topic that it may change. */
export const TOPICS = ['articles', 'vacancies', 'site'] as const
export type Topic = (typeof TOPICS)[number]

interface Options<T> {
  serialise?: (value: T) => string
  /**
   * Ids of all entries of the topic that the response shows; it stays cached when others change. Without ids, such as
   * for a list, any change drops it.
   */
  shows?: (value: T) => readonly number[]
}

interface Entry {
  topic: Topic
  shows?: ReadonlySet<number>
  response: CachedResponse
  /** False if changes by other processes may have been missed. */
  trusted: boolean
}

/** Beyond these limits the least recently used responses are evicted. */
const MAX_ENTRIES = 500
/** Limit for requested URLs, since anyone can invent more. */
const MAX_ADDRESSES = 2_000
const MAX_BYTES = 64 * 1024 * 1024

/** Makes a response from its body, and its ETag from the body. */
export function prepareResponse(key: string, value: string): CachedResponse {
  const text = new EncodedText(value)
  return { key, text, tag: contentTag(text.plain) }
}

/** Both compressed forms together are smaller than the plain text, except for the smallest bodies. */
const sizeOf = ({ text }: CachedResponse) => 2 * text.plain.length + 1

/**
 * Responses of public GET routes, cached as bytes until their source data changes. A poll without news reaches neither
 * the database nor the serialiser.
 */
export class ResponseCache {
  readonly own = new OwnChanges()
  /** Called after this process changes something, for caches elsewhere. */
  changed: (topic: Topic) => unknown = () => {}
  /** Called after a topic's responses are dropped, for a change by this process or another. */
  dropped: (topic: Topic) => unknown = () => {}
  /** Called when notifications of other processes' changes start or stop arriving. */
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

  /** Number of drops of all topics; while it is unchanged, no change is known. */
  get generation() {
    return TOPICS.reduce((sum, topic) => sum + this.#drops[topic], 0)
  }

  /** Metrics: hits, misses, and the cache's size. */
  get figures() {
    return { ...this.#counted, responses: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /**
   * Returns the cached response, or loads, prepares and caches it; concurrent equal loads share one query. While the
   * database is down, a response with no known change is still returned.
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
      // A missing entry means that it has changed.
      const isMissing = error instanceof CodedError && error.status < 500
      if (left && !this.#connected && !isMissing) return left.response
      throw error
    })
  }

  /** The cached response to a previously requested URL; undefined if it must be looked up again. */
  at(address: string): { response: CachedResponse; route: string } | undefined {
    const found = this.#addresses.get(address)
    if (!found) return undefined
    const entry = this.#entries.get(found.key)
    if (!entry?.trusted) return undefined
    this.#counted.hits += 1
    return { response: entry.response, route: found.route }
  }

  /** Maps a URL to this response while it is cached. */
  recordRoute(address: string, found: Address): void {
    this.#addresses.set(address, found)
  }

  /**
   * Drops responses made from the topic; call it after the change is committed.
   * @param changed ids of the entries concerned, if responses that show none of them are unaffected
   */
  drop(topic: Topic, changed?: readonly number[]): void {
    this.forget(topic, changed)
    this.dropped(topic)
  }

  /** The same for a change that another process reports itself, so this process will be notified in a moment. */
  forget(topic: Topic, changed?: readonly number[]): void {
    this.#drops[topic] += 1
    for (const [key, { topic: of, shows }] of [...this.#entries.entries()]) {
      const isUnchanged = shows && changed && !changed.some((id) => shows.has(id))
      if (of === topic && !isUnchanged) this.#entries.delete(key)
    }
  }

  /** Sets whether notifications of other processes' changes arrive at present. */
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
