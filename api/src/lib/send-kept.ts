import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptAnswer } from './kept-answers.ts'

type Encoding = 'br' | 'gzip' | 'plain'

/** Best encoding that the client accepts; `;q=0` is a refusal. */
function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'plain'
  const offers = accepted.toLowerCase().split(',')
  const accepts = (name: string) =>
    offers.some((offer) => {
      const [encoding, ...params] = offer.split(';').map((part) => part.trim())
      return encoding === name && !params.some((param) => /^q=0(\.0*)?$/.test(param))
    })
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'plain'
}

/** Each encoding is a representation of its own and so has a strong tag of its own (RFC 9110, 8.8.3). */
const etagOf = (tag: string, encoding: Encoding) =>
  encoding === 'plain' ? `"${tag}"` : `"${tag}-${encoding}"`

/** True when If-None-Match names the answer in whatever encoding; a proxy may have made the tag weak. */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((part) => {
    const name = part.trim().replace(/^W\//, '').replaceAll('"', '')
    return name === tag || name === `${tag}-br` || name === `${tag}-gzip`
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'
const NO_CACHE = 'no-cache'

/** Sends the kept bytes, or 304 to a client that has them. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  cacheControl = NO_CACHE,
  type = JSON_TYPE,
) {
  if (cacheControl === NO_CACHE && type === JSON_TYPE) request.server.kept?.remember(request.url, answer)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.headers({
    etag: etagOf(answer.tag, encoding),
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
  })
  if (isKnown(request.headers['if-none-match'], answer.tag)) return reply.code(304).send()
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.type(type).send(answer[encoding])
}
