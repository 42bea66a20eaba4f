import { bodyHeaders, encodingFor } from '@anyam/server/encoding'
import { cacheTags, forEdges, isKnown, JSON_TYPE, tagHeaders } from '@anyam/server/http'
import { POLLING_INTERVAL } from '@arunika/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse } from './response-cache.ts'

/** A list or an article is fresh for one polling interval. */
export const SHARED = forEdges(POLLING_INTERVAL / 1_000)

/** Sends the cached bytes, or a 304 to a client that already has them. */
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
