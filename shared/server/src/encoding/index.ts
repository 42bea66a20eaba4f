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

/** Browsers send the same few headers, but any client may send others. */
const chosen = new LRUCache<string, Encoding>({ max: 100 })

/** Best encoding that a client accepts, by its Accept-Encoding; `;q=0` is a refusal. */
export function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = choose(accepted)
  chosen.set(accepted, encoding)
  return encoding
}

// Not `@fastify/accept-negotiator`: its 2.1.2 chooses br for `br;q=0, *`, which refuses br.
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

/** One text at a time is compressed tightly: it takes a tenth of a second, and no request waits for it. */
let packing = Promise.resolve()

/** A text in the encodings that are sent: each is made once, when it is first needed. */
export class EncodedText {
  readonly #ready = new Map<Encoding, Buffer>()
  readonly #making = new Map<Encoding, Promise<Buffer>>()
  readonly #plain: Buffer
  #isPacked = false

  constructor(text: string) {
    this.#plain = Buffer.from(text)
    this.#ready.set('identity', this.#plain)
  }

  /** Without any encoding. */
  get plain(): Buffer {
    return this.#plain
  }

  /** Its bytes, if they have been encoded. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding)
  }

  async in(encoding: Encoding): Promise<Buffer> {
    return this.ready(encoding) ?? this.#making.get(encoding) ?? this.#make(encoding)
  }

  /**
   * For a text that lasts: its brotli form is made once more, as small as can be, and takes the place of the quick one
   * when it is there.
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
      // The next request retries what failed.
      .finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, making)
    return making
  }
}
