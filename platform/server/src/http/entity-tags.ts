import { createHash } from 'node:crypto'
import type { Encoding } from '../encoding/index.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Length of a tag in characters: 162 bits of the hash. */
const TAG_LENGTH = 27

/**
 * Tag of a content, without the quotes of an ETag; the same for the same bytes in every process. As `"…"` it
 * is a strong validator, as `W/"…"` a weak one, for a response that is compressed afterwards.
 */
export const contentTag = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, TAG_LENGTH)

/** Each encoding is a separate representation and needs a separate strong tag (RFC 9110, 8.8.3). */
const etagOf = (tag: string, encoding: Encoding) =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`

/** True if If-None-Match contains the response in any encoding. A proxy may have made the tag weak. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((part) => {
    const name = part.trim().replace(/^W\//, '').replaceAll('"', '')
    return name === tag || name === `${tag}-br` || name === `${tag}-gzip`
  })
}

/** Headers that a 304 must repeat (RFC 9110, 15.4.5); the client already has the others. */
export const tagHeaders = (tag: string, encoding: Encoding, cacheControl: string) => ({
  etag: etagOf(tag, encoding),
  'cache-control': cacheControl,
  vary: 'Accept-Encoding',
})
