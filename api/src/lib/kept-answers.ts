import { createHash } from 'node:crypto'
import { EncodedText } from '@arunika/server/encoding'
import { OwnChanges } from './own-changes.ts'

/** One prepared answer, with the tag that its encodings share. */
export interface KeptAnswer {
  /** Under which it is kept. */
  key: string
  tag: string
  text: EncodedText
}

/** Where an answer was found before: its key, and the pattern of the route that gave it. */
export interface Address {
  key: string
  route: string
}

/** What a kept answer is made from; a write drops all answers of its topic. */
export type Topic = 'articles' | 'vacancies'

interface Entry {
  topic: Topic
  answer: KeptAnswer
  /** False while changes by other processes may have gone unheard. */
  trusted: boolean
}

/** Answers beyond these limits push out those that were not asked for the longest. */
const MAX_ENTRIES = 500
/** Of those that asked for them; anybody may make up more. */
const MAX_ADDRESSES = 2_000
const MAX_BYTES = 64 * 1024 * 1024

function prepare(key: string, value: string): KeptAnswer {
  const text = new EncodedText(value)
  return { key, text, tag: createHash('sha256').update(text.plain).digest('base64url').slice(0, 27) }
}

/** What is compressed is smaller in both forms together, but for the smallest. */
const sizeOf = ({ text }: KeptAnswer) => 2 * text.plain.length

/**
 * Answers of public reading calls, kept as bytes until something they are made from changes:
 * a poll that finds nothing new reaches neither the database nor the serialiser.
 */
export class KeptAnswers {
  readonly own = new OwnChanges()
  readonly #entries = new Map<string, Entry>()
  readonly #addresses = new Map<string, Address>()
  readonly #loading = new Map<string, Promise<KeptAnswer>>()
  /** Counts the drops of a topic, so that an answer loaded before a drop is not kept after it. */
  readonly #drops: Record<Topic, number> = { articles: 0, vacancies: 0 }
  #connected = true
  #bytes = 0

  /**
   * Gives the kept answer, else loads, prepares and keeps it. Equal loads that overlap share one query.
   * While the database is down, an answer that nothing is known to have changed is still given.
   */
  async get(
    topic: Topic,
    key: string,
    load: () => Promise<unknown>,
    serialise: (value: unknown) => string = JSON.stringify,
  ): Promise<KeptAnswer> {
    const entry = this.#entries.get(key)
    if (entry?.trusted) {
      // A map keeps the order of entry: what is asked for goes to its end.
      this.#entries.delete(key)
      this.#entries.set(key, entry)
      return entry.answer
    }
    const drop = this.#drops[topic]
    const loadKey = `${drop} ${key}`
    let loading = this.#loading.get(loadKey)
    if (!loading) {
      loading = load()
        .then((value) => prepare(key, serialise(value)))
        .then((answer) => this.#keep(topic, key, answer, drop))
        .finally(() => this.#loading.delete(loadKey))
      this.#loading.set(loadKey, loading)
    }
    return loading.catch((error: unknown) => {
      const left = this.#entries.get(key)
      if (left && !this.#connected) return left.answer
      throw error
    })
  }

  /** The kept answer to an address that was asked for before; undefined where it has to be found anew. */
  at(address: string): { answer: KeptAnswer; route: string } | undefined {
    const found = this.#addresses.get(address)
    if (!found) return undefined
    const entry = this.#entries.get(found.key)
    return entry?.trusted ? { answer: entry.answer, route: found.route } : undefined
  }

  /** Has an address answered like this as long as the answer is kept. */
  remember(address: string, found: Address): void {
    if (this.#addresses.size >= MAX_ADDRESSES) this.#addresses.clear()
    this.#addresses.set(address, found)
  }

  #keep(topic: Topic, key: string, answer: KeptAnswer, drop: number): KeptAnswer {
    if (this.#drops[topic] !== drop) return answer
    this.#delete(key)
    this.#entries.set(key, { topic, answer, trusted: this.#connected })
    this.#bytes += sizeOf(answer)
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES) break
      this.#delete(oldest)
    }
    return answer
  }

  #delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry) this.#bytes -= sizeOf(entry.answer)
    this.#entries.delete(key)
  }

  /** Forgets what is made from the topic; call it after the change is committed. */
  drop(topic: Topic): void {
    this.#drops[topic] += 1
    for (const [key, entry] of this.#entries) if (entry.topic === topic) this.#delete(key)
  }

  /** Tells whether changes made by other processes are heard of at present. */
  setConnected(connected: boolean): void {
    this.#connected = connected
    this.own.clear()
    if (!connected) {
      for (const entry of this.#entries.values()) entry.trusted = false
      return
    }
    this.drop('articles')
    this.drop('vacancies')
  }
}
