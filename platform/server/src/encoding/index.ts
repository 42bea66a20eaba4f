import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const QUICK = 5

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, QUICK),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
}

/** Browsers send the same few headers, but any client may send others, so the cache is bounded. */
const chosen = new LRUCache<string, Encoding>({ max: 100 })

/** Best encoding that a client accepts by its Accept-Encoding header; `;q=0` is a refusal. */
export function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = choose(accepted)
  chosen.set(accepted, encoding)
  return encoding
}

// `@fastify/accept-negotiator` 2.1.2 cannot be used: it chooses br for `br;q=0, *`, which refuses br.
function choose(accepted: string): Encoding {
  const offers = accepted.toLowerCase().split(',')
  const accepts = (name: string) =>
    offers.some((offer) => {
      const [encoding, ...params] = offer.split(';').map((part) => part.trim())
      return encoding === name && !params.some((param) => /^q=0(\.0*)?$/.test(param))
    })
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** Headers that describe a response's bytes. */
export const bodyHeaders = (encoding: Encoding, type: string) => ({
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-type': type,
})

/** Packs one text at a time; each takes a tenth of a second, and no request waits for it. */
let packing = Promise.resolve()

/** A text in all encodings; each is created once, on first use. */
export class EncodedText {
  readonly #ready = new Map<Encoding, Buffer>()
  readonly #making = new Map<Encoding, Promise<Buffer>>()
  readonly #plain: Buffer
  #isPacked = false

  constructor(text: string) {
    this.#plain = Buffer.from(text)
    this.#ready.set('identity', this.#plain)
  }

  /** The unencoded bytes. */
  get plain(): Buffer {
    return this.#plain
  }

  /** The encoded bytes, if they already exist. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding)
  }

  async in(encoding: Encoding): Promise<Buffer> {
    return this.ready(encoding) ?? this.#making.get(encoding) ?? this.#make(encoding)
  }

  /**
   * For a long-lived text: encodes it once more at the highest brotli quality, and replaces the quick version
   * when done.
   */
  pack(): Promise<void> {
    if (this.#isPacked) return packing
    this.#isPacked = true
    packing = packing.then(async () => {
      const packed = await brotli(this.#plain, constants.BROTLI_MAX_QUALITY).catch(() => undefined)
      if (packed) this.#ready.set('br', packed)
    })
    return packing
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const making = encoders[encoding](this.#plain)
      .then((bytes) => {
        const ready = this.#ready.get(encoding) ?? bytes
        this.#ready.set(encoding, ready)
        return ready
      })
      // The next request retries after a failure.
      .finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, making)
    return making
  }
}
