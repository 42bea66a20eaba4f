import type { SocialCard } from '@anyam/federation'
import { versionOf } from '@anyam/host/browser/rendering/social-card'
import { LRUCache } from 'lru-cache'
import { Drawing } from './drawing.ts'

/** Enough for about three hundred cards. */
const MOST_BYTES = 24_000_000

/** Returns the picture of a card; undefined if it is unavailable. */
export type FindPicture = (address: string) => Promise<Uint8Array | undefined>

/** Cache of rendered cards. A card is rendered once, and again when its content changes. */
export class SocialCards {
  readonly #cards: LRUCache<string, Buffer>
  readonly #drawing: Drawing
  readonly #findPicture: FindPicture
  readonly #waiting = new Map<string, Promise<Buffer>>()

  /**
   * @param brand name of the site
   * @param mostBytes total size of all cached cards
   */
  constructor(brand: string, findPicture: FindPicture, mostBytes = MOST_BYTES) {
    this.#cards = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ length }) => length })
    this.#drawing = new Drawing(brand)
    this.#findPicture = findPicture
  }

  /** Size of all cached cards in bytes. */
  get size(): number {
    return this.#cards.calculatedSize
  }

  /** @throws CodedError overloaded if too many cards are waiting */
  async get(card: SocialCard): Promise<Buffer> {
    const key = versionOf(card)
    const known = this.#cards.get(key) ?? this.#waiting.get(key)
    if (known) return known
    const drawing = this.#draw(key, card).finally(() => this.#waiting.delete(key))
    this.#waiting.set(key, drawing)
    return drawing
  }

  close(): Promise<void> {
    return this.#drawing.close()
  }

  async #draw(key: string, card: SocialCard): Promise<Buffer> {
    const picture = card.picture === undefined ? undefined : await this.#findPicture(card.picture)
    const bytes = await this.#drawing.draw(card, picture)
    // A card without its picture is not cached, so that the next request retries it.
    if (picture || card.picture === undefined) this.#cards.set(key, bytes)
    return bytes
  }
}
