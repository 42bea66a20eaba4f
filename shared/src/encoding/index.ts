import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const encoders: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
}

/** Browsers say the same few things; anybody may make up more. */
const MAX_REMEMBERED = 100
const chosen = new Map<string, Encoding>()

/** Best encoding that a client accepts, by its Accept-Encoding; `;q=0` is a refusal. */
export function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known) return known
  const encoding = choose(accepted)
  if (chosen.size >= MAX_REMEMBERED) chosen.clear()
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

/** What an answer says of its bytes. */
export const bodyHeaders = (encoding: Encoding, type: string) => ({
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-type': type,
})

/** A text as the bytes that are sent: each encoding is made once, when it is first asked for. */
export class EncodedText {
  readonly #ready = new Map<Encoding, Buffer>()
  readonly #making = new Map<Encoding, Promise<Buffer>>()
  readonly #plain: Buffer

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

  #make(encoding: Encoding): Promise<Buffer> {
    const making = encoders[encoding](this.#plain)
      .then((bytes) => {
        this.#ready.set(encoding, bytes)
        return bytes
      })
      // What failed is tried again by whoever asks next.
      .finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, making)
    return making
  }
}
