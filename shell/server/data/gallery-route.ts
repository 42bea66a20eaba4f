import { AS_OF } from '@anyam/host/server/http/edge-headers'
import { FOR_ANY_HOST } from '@anyam/host/server/http/headers'
import type { Hosts } from '@anyam/host/server/rendering/last-good'
import { POLLING_INTERVAL } from '@anyam/protocol/polling'
import { bodyHeaders, EncodedText, encodingFor } from '@anyam/server/encoding'
import { CodedError } from '@anyam/server/errors'
import { forEdges, isKnown, JSON_TYPE, tagHeaders } from '@anyam/server/http'
import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { FastifyInstance } from 'fastify'

const FRESH = forEdges(POLLING_INTERVAL / 1_000)

/** Serves the gallery's data at an address of the site, so that polling browsers never reach the gallery's host. */
export function galleryRoute(
  app: FastifyInstance,
  { hosts, lmsUrl }: { hosts: Hosts; lmsUrl: string },
): void {
  let last: { tag: string; text: EncodedText } | undefined
  app.get(PORTFOLIO_PATH, async (request, reply) => {
    const { text, etag, asOf } = await hosts.ask({ url: lmsUrl + PORTFOLIO_PATH })
    if (etag === undefined) throw new CodedError('unavailable')
    const tag = etag.replaceAll('"', '')
    if (last?.tag !== tag) last = { tag, text: new EncodedText(text) }
    const shown = last.text
    const encoding = encodingFor(request.headers['accept-encoding'])
    reply.headers({ ...FOR_ANY_HOST, ...tagHeaders(tag, encoding, asOf ? AS_OF : FRESH) })
    if (asOf) reply.header('x-shown-as-of', asOf)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.headers(bodyHeaders(encoding, JSON_TYPE)).send(await shown.in(encoding))
  })
}
