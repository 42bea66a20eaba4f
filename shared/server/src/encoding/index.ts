import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const QUICK = 5

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, QUICK),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
}

/** Browsers say the same few things; anybody may make up more. */
const MAX_NEGOTIATED = 100
const chosen = new Map<string, Encoding>()

/** Best encoding that a client accepts, by its Accept-Encoding; `;q=0` is a refusal. */
export function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = choose(accepted)
  if (chosen.size >= MAX_NEGOTIATED) chosen.clear()
  chosen.set(accepted, encoding)
  return encoding
}

function choose(accepted: string): Encoding {
  const offers = accepted.toLowerCase().split(',')
  const accepts = (name: string) =>
    offers.some((offer) => {
      const [encoding, ...params] = offer.split(';').map((part) => part.trim())
      return encoding === name && !params.some((param) => /^q=0(\.0*)?$/.test(param))
    })
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** What a response says about its bytes. */
export const bodyHeaders = (encoding: Encoding, type: string) => ({
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-type': type,
})

/** One text at a time is compressed tightly: it takes a tenth of a second, and no request waits for it. */
let packing = Promise.resolve()

/** A text as the bytes that are sent: each encoding is made once, when it is first asked for. */
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

  /** Its bytes, where they have been made. */
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
