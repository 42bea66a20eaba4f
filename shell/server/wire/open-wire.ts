import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ApiAdapter } from '@anyam/host/server/http/proxies'
import { isTokenShaped, ticketsOf } from '@anyam/host/server/http/tickets'
import type { Hosts, LastGood } from '@anyam/host/server/rendering/last-good'
import { bodyHeaders, EncodedText, encodingFor } from '@anyam/server/encoding'
import type { Settings } from '@anyam/server/env'
import { CodedError } from '@anyam/server/errors'
import { contentTag, isKnown, JSON_TYPE, tagHeaders } from '@anyam/server/http'
import { SITE_FACTS_PATH } from '@arunika/contracts/site'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { capabilitiesOf, SPECIFIED_FACTS } from './capabilities.ts'
import { DONE, OwnResponses } from './own-responses.ts'
import { LEFT_OUT, reportOnce } from './report-once.ts'
import { errorText, recordIn } from './specified-api.ts'
import { Views } from './views.ts'

type Received = Parameters<ApiAdapter['receive']>[0]

/** The way to an api that may answer only the specification's calls. */
export interface Wire extends ApiAdapter {
  /** The hosts, of which the api answers the product's views whatever it is. */
  hosts: Hosts
  close(): Promise<void>
}

/** Calls of the specification that change something. */
const SENT = [
  /^POST \/api\/(?:login|contact-us|job-vacancies\/\d+)$/,
  /^POST \/api\/admin\/(?:articles|categories|job-vacancies)\/(?:create|\d+)$/,
  /^POST \/api\/admin\/job-vacancies\/set-read\/\d+$/,
  /^DELETE \/api\/admin\/(?:articles|categories|job-vacancies)\/\d+$/,
  /^DELETE \/api\/admin\/job-vacancies\/\d+\/applications$/,
]
/** Larger responses are the specification's whole lists, which are streamed; reading one would hold up other visitors. Bytes. */
const MOST_READ = 256 * 1024
const LOGIN = '/api/login'
const LOGOUT = 'POST /api/logout'

/**
 * @param lastGood hosts that answer as they do
 * @param dir folder of the last good responses
 */
export function openWire(
  lastGood: LastGood,
  { apiUrl, publicUrl }: Pick<Settings, 'apiUrl' | 'publicUrl'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  dir?: string,
): Wire {
  const factsUrl = apiUrl + SITE_FACTS_PATH
  // The facts of an earlier process tell what the api was.
  const isSpecified = capabilitiesOf(
    apiUrl,
    recordIn(lastGood.cached(factsUrl)?.text ?? '').isOnlySpecified === true,
  )
  const views = new Views({ apiUrl, dir }, log)
  void isSpecified().then((isOnly) => isOnly && views.prepare())
  const responses = new OwnResponses(reportOnce((details) => log.warn(details, LEFT_OUT)))

  /** A login also opens the files of the back-office. */
  function readSent(url: string, reply: FastifyReply, text: string): string {
    views.forget()
    if (reply.statusCode > 299) return errorText(reply.statusCode, text)
    const body = recordIn(text)
    const { token } = body
    if (url.split('?')[0] === LOGIN && typeof token === 'string' && isTokenShaped(token))
      reply.header('set-cookie', ticketsOf(token, publicUrl))
    return JSON.stringify({ ...body, message: typeof body.message === 'string' ? body.message : DONE })
  }

  async function receive({ url: address, method }: Received, reply: FastifyReply, stream: Readable) {
    const header = (name: string) => String(reply.getHeader(name) ?? '')
    const received = { address, method, etag: header('etag'), encoding: header('content-encoding') }
    const isData =
      [200, 201].includes(reply.statusCode) && header('content-type').startsWith('application/json')
    if (method === 'HEAD' || !isData || !responses.isToRead(received)) return void reply.send(stream)
    const bytes = await upTo(MOST_READ, stream)
    if (bytes instanceof Readable) return void reply.send(bytes)
    const found = await responses.readBytes(received, bytes)
    if (found === bytes) return void reply.send(bytes)
    for (const name of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(name)
    if (found === undefined) throw new CodedError('unavailable')
    reply.send(found)
  }

  return {
    hosts: {
      knows: (origin) => lastGood.knows(origin),
      async ask(question) {
        const isOfApi = question.url.startsWith(`${apiUrl}/api/`)
        if (!isOfApi || question.strict) return lastGood.ask(question)
        const address = question.url.slice(apiUrl.length)
        if (!(await isSpecified()))
          return lastGood.ask({ ...question, read: (text) => responses.read(address, text) })
        if (question.url === factsUrl) {
          // Every page needs the facts, also while the thread of the views starts.
          const facts = { status: 200, text: JSON.stringify(SPECIFIED_FACTS) }
          lastGood.store(factsUrl, facts)
          return facts
        }
        const found = await views.respond(address)
        return found.status === 200 ? { ...found, etag: `"${contentTag(found.text)}"` } : found
      },
    },
    receive,
    async respond(request, reply) {
      if (!(await isSpecified())) return undefined
      const { authorization } = request.headers
      const { status, text } = await views.respond(request.url, authorization)
      reply.code(status)
      if (status !== 200 || authorization)
        return reply.headers({ 'cache-control': 'no-store', 'content-type': JSON_TYPE }).send(text)
      const tag = contentTag(text)
      const encoding = encodingFor(request.headers['accept-encoding'])
      reply.headers(tagHeaders(tag, encoding, 'no-cache'))
      if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.headers(bodyHeaders(encoding, JSON_TYPE)).send(await new EncodedText(text).in(encoding))
    },
    async refuse({ method, url, headers }, reply) {
      if (!(await isSpecified())) return undefined
      // Its answer is read here.
      headers['accept-encoding'] = 'identity'
      const call = `${method} ${url.split('?')[0]}`
      if (SENT.some((pattern) => pattern.test(call))) return undefined
      if (call === LOGOUT) return reply.code(204).header('set-cookie', ticketsOf(undefined, publicUrl)).send()
      return reply.code(404).header('content-type', JSON_TYPE).send(errorText(404, ''))
    },
    async receiveSent(request, reply, stream) {
      if (!(await isSpecified())) return receive(request, reply, stream)
      const body = readSent(request.url, reply, await text(stream))
      reply.removeHeader('content-length').header('content-type', JSON_TYPE).send(body)
    },
    close: () => views.close(),
  }
}

/** @returns the contents of a stream, or a stream of the same bytes if there are more than the limit */
async function upTo(limit: number, stream: Readable): Promise<Buffer | Readable> {
  const chunks: Buffer[] = []
  let size = 0
  const rest: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    chunks.push(next.value)
    size += next.value.length
    if (size > limit) return Readable.from(joined(chunks, rest))
  }
  return Buffer.concat(chunks)
}

async function* joined(chunks: Buffer[], rest: AsyncIterator<Buffer>) {
  yield* chunks
  yield* { [Symbol.asyncIterator]: () => rest }
}
