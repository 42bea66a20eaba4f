import { promisify } from 'node:util'
import { brotliDecompress, inflate, unzip, zstdDecompress } from 'node:zlib'
import { responseSchema } from '@arunika/admin-contracts/responses'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { Tell } from './report-once.ts'
import { jsonIn, recordIn } from './specified-api.ts'

/** Message of a change whose answer has none. */
export const DONE = 'Done.'

const DECODERS: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  '': async (bytes) => bytes,
  br: promisify(brotliDecompress),
  gzip: promisify(unzip),
  deflate: promisify(inflate),
  zstd: promisify(zstdDecompress),
}

/** A response as it arrived. */
interface Received {
  /** Path and query of the call. */
  address: string
  method: string
  etag: string
  /** Content encoding; empty if there is none. */
  encoding: string
}

/**
 * Reads the responses of the product's own api, which may be of another version: what its contract does not allow is left
 * out, entry by entry.
 */
export class OwnResponses {
  readonly #tell: Tell
  /** ETags of responses that need no change. */
  readonly #sound = new LRUCache<string, true>({ max: 1_000 })

  constructor(tell: Tell) {
    this.#tell = tell
  }

  /** False for what has no contract, such as files, and for what was already read. */
  isToRead({ address, method, etag }: Omit<Received, 'encoding'>): boolean {
    return responseSchema(address, method) !== undefined && !this.#sound.has(keyOf(address, etag))
  }

  /**
   * @param address path and query
   * @returns undefined if nothing of it can be read
   */
  read(address: string, text: string, method = 'GET'): string | undefined {
    const schema = responseSchema(address, method)
    if (!schema) return text
    const { value, leftOut, reason } = readable(schema, jsonIn(text))
    if (!reason) return text
    this.#tell(pathOf(address), leftOut, reason)
    if (value !== undefined) return JSON.stringify(value)
    if (method === 'GET') return undefined
    // The change is made: only what the caller needs of the answer makes it a failure.
    const withMessage = readable(schema, { ...recordIn(text), message: DONE }).value
    return withMessage === undefined ? undefined : JSON.stringify(withMessage)
  }

  /** As `read`; returns the same bytes if nothing is left out. */
  async readBytes(
    { address, method, etag, encoding }: Received,
    bytes: Buffer,
  ): Promise<Buffer | string | undefined> {
    const decode = DECODERS[encoding]
    const text = decode && (await decode(bytes)).toString()
    const found = text === undefined ? undefined : this.read(address, text, method)
    if (found !== text || found === undefined) return found
    if (etag && method === 'GET') this.#sound.set(keyOf(address, etag), true)
    return bytes
  }
}

const pathOf = (address: string) => address.replace(/\?.*/, '')
const keyOf = (address: string, etag: string) => `${address} ${etag}`

type Path = readonly PropertyKey[]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => Object(part)[key], value)

/** The innermost part of a path that exists, because a missing field is the fault of what lacks it. */
function existing(value: unknown, path: Path): Path {
  const parent = at(value, path.slice(0, -1))
  const exists = Object.hasOwn(Object(parent), path.at(-1) ?? '')
  return exists || path.length === 0 ? path : existing(value, path.slice(0, -1))
}

/** Later entries and inner parts come first, so that a removal moves none of those that follow. */
function fromTheEnd(one: Path, other: Path): number {
  const index = one.findIndex((key, index) => key !== other[index])
  const [key, otherKey] = [one[index], other[index]]
  if (key === undefined) return 1
  if (otherKey === undefined) return -1
  return Number(otherKey) - Number(key) || String(otherKey).localeCompare(String(key))
}

/**
 * Removes from a value what the schema does not allow: a field if it is optional, or else the entry of the innermost list
 * that it belongs to. Fields that the schema does not name stay.
 * @param value is changed
 * @returns without a value if nothing of it can be read; `reason` is empty if nothing was removed
 */
export function readable(schema: z.ZodMiniType, value: unknown) {
  let leftOut = 0
  let reason = ''
  for (;;) {
    const result = z.safeParse(schema, value)
    if (result.success) return { value, leftOut, reason }
    reason ||= z.prettifyError(result.error)
    const paths = result.error.issues.map(({ path }) => existing(value, path))
    if (paths.some((path) => path.length === 0)) return { value: undefined, leftOut: 1, reason }
    const distinct = new Map(paths.map((path) => [path.join(' '), path]))
    for (const path of [...distinct.values()].toSorted(fromTheEnd)) {
      const [parent, key] = [Object(at(value, path.slice(0, -1))), path.at(-1) ?? '']
      if (!Array.isArray(parent)) Reflect.deleteProperty(parent, key)
      else leftOut += parent.splice(Number(key), 1).length
    }
  }
}
