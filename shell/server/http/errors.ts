import type { Site } from '@arunika/contracts/site'
import { CodedError, type ErrorCode } from '@arunika/server/errors'
import { namesOneHost } from '@arunika/server/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorPage } from './error-page.ts'
import { HTML_TYPE, plainHeaders } from './headers.ts'

/** Title and text of the pages for people; other errors have no page. Codes and statuses are those of `ERRORS`. */
const WORDS = {
  bad_request: {
    title: 'This address is not right',
    text: 'It could not be understood. Please check how it is written.',
  },
  invalid_signature: {
    title: 'This address does not work any more',
    text: 'It is not valid or has expired. Please ask for a new one.',
  },
  not_found: {
    title: 'There is nothing here',
    text: 'The page may have moved, or the address has a typing error.',
  },
  body_too_large: {
    title: 'This is too large',
    text: 'What was sent is larger than this address accepts.',
  },
  unsupported_media_type: {
    title: 'This cannot be read',
    text: 'This kind of content is not accepted here.',
  },
  internal_error: {
    title: 'Something went wrong on our side',
    text: 'We have a record of it and will look into it. Please try again in a moment.',
  },
  unavailable: {
    title: 'This page takes a short break',
    text: 'It cannot be shown right now. Please try again in a few seconds.',
  },
  overloaded: {
    title: 'Very many people are here right now',
    text: 'We could not make this page in time. Please try again in a few seconds.',
  },
} as const satisfies Partial<Record<ErrorCode, { title: string; text: string }>>

type PageErrorCode = keyof typeof WORDS

const RETRY_AFTER_S = 5

const BY_STATUS: Record<number, PageErrorCode> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
}

const isOfPage = (code: ErrorCode): code is PageErrorCode => code in WORDS

/** The code that a visitor sees; unknown errors show nothing of themselves. */
function codeOf(error: Partial<FastifyError>): PageErrorCode {
  if (error instanceof CodedError && isOfPage(error.code)) return error.code
  const statusCode = error instanceof CodedError ? error.status : (error.statusCode ?? 500)
  if (statusCode >= 400 && statusCode < 500) return BY_STATUS[statusCode] ?? 'bad_request'
  return statusCode === 503 ? 'unavailable' : 'internal_error'
}

/** Addresses for programs, which get `{ message, code }`, as from the api. */
const FOR_PROGRAMS = /^\/(api|uploads|registry|releases|remotes|health|metrics|[\w-]*-reports)(\/|\?|$)/

const wantsHtml = ({ url, headers: { accept = '*/*' } }: FastifyRequest) =>
  !FOR_PROGRAMS.test(url) && /text\/html|\*\/\*/.test(accept)

/** @returns a function that responds with an error: a page for people, JSON for programs */
export function errorSender(site: Site) {
  return (code: PageErrorCode, request: FastifyRequest, reply: FastifyReply) => {
    const { title, text } = WORDS[code]
    const error = new CodedError(code, { message: text })
    reply.code(error.status).header('cache-control', 'no-store').header('x-accel-expires', '0')
    if (error.status === 503) reply.header('retry-after', RETRY_AFTER_S)
    if (!wantsHtml(request)) return reply.type('application/json; charset=utf-8').send(error.body)
    return reply.type(HTML_TYPE).send(errorPage(site, { title, text, id: request.id }))
  }
}

/** What may be thrown anywhere becomes a page without stacks, paths or codes of a library; those go to the log. */
export function handleErrors(app: FastifyInstance, site: Site): void {
  const send = errorSender(site)
  app.addHook('onRequest', async (request) => {
    if (!namesOneHost(request.raw)) throw new CodedError('bad_request')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    // A visitor who left is not a failure.
    if (code === 'internal_error' && !request.raw.destroyed && !reply.raw.destroyed)
      request.log.error({ err: error, code }, 'request failed')
    return send(code, request, reply)
  })
  app.setNotFoundHandler((request, reply) => send('not_found', request, reply))
}

/** For addresses that are none: Fastify refuses them before it runs a hook. */
export function refuseAddress(site: Site) {
  const send = errorSender(site)
  const plain = plainHeaders(site)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    void send(codeOf(error), request, reply.headers(plain))
}
