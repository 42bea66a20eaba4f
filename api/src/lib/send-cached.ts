import { POLLING_INTERVAL } from '@arunika/contracts'
import { bodyHeaders, type Encoding, encodingFor } from '@arunika/server/encoding'
import { cacheTags, forEdges } from '@arunika/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse } from './response-cache.ts'

/** Each encoding is a representation of its own and so has a strong tag of its own (RFC 9110, 8.8.3). */
const etagOf = (tag: string, encoding: Encoding) =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`

/** True when If-None-Match names the response in any encoding; a proxy may have made the tag weak. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((part) => {
    const name = part.trim().replace(/^W\//, '').replaceAll('"', '')
    return name === tag || name === `${tag}-br` || name === `${tag}-gzip`
  })
}

export const JSON_TYPE = 'application/json; charset=utf-8'
/** A list or an article is fresh for one polling interval. */
const SHARED = forEdges(POLLING_INTERVAL / 1_000)

/** Headers that a 304 repeats (RFC 9110, 15.4.5): the client has the others. */
export const tagHeaders = (tag: string, encoding: Encoding, cacheControl = SHARED) => ({
  etag: etagOf(tag, encoding),
  'cache-control': cacheControl,
  vary: 'Accept-Encoding',
})

/** Sends the cached bytes, or a 304 to a client that has them. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, tag, text }: CachedResponse,
  cacheControl = SHARED,
  type = JSON_TYPE,
) {
  if (cacheControl === SHARED && type === JSON_TYPE)
    request.server.responseCache?.recordRoute(request.url, { key, route: request.routeOptions.url ?? '' })
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.headers(tagHeaders(tag, encoding, cacheControl))
  if (isKnown(request.headers['if-none-match'], tag)) {
    for (const name of Object.keys(request.server.plainHeaders)) reply.removeHeader(name)
    return reply.code(304).send()
  }
  const tags = cacheTags([request.url])
  if (tags) reply.header('cache-tag', tags)
  return reply.headers(bodyHeaders(encoding, type)).send(await text.in(encoding))
}
