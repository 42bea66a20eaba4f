import { LANGUAGES, type Language, languageAt } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import { CodedError, type ErrorCode } from '@anyam/server/errors'
import { namesOneHost } from '@anyam/server/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HTML_TYPE, plainHeaders } from './headers.ts'

const RETRY_AFTER_S = 5

/** Errors that have a page for people. */
export const PAGE_ERRORS = [
  'bad_request',
  'invalid_signature',
  'not_found',
  'body_too_large',
  'unsupported_media_type',
  'internal_error',
  'unavailable',
  'overloaded',
] as const satisfies readonly ErrorCode[]
export type PageErrorCode = (typeof PAGE_ERRORS)[number]

export interface PageError {
  code: PageErrorCode
  /** Id of the request, by which operators find it in the log. */
  id: string
  language: Language
  /** Address for another attempt; undefined for a form whose page is unknown. */
  again: string | undefined
}

/** Pages for people that need neither scripts nor files. */
export interface PlainPages {
  /** @param body HTML */
  page(site: Pick<Site, 'name'>, title: string, body: string, language?: Language): string
  /** Explains an error. */
  error(site: Pick<Site, 'name'>, error: PageError): string
  /** The sentence that programs get. */
  sentence(code: PageErrorCode): string
}

/** The site as its errors show it. */
export interface ErrorSite extends Pick<Site, 'name' | 'publicUrl'> {
  plainPages: PlainPages
}

const BY_STATUS: Record<number, PageErrorCode> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
}

const isOfPage = (code: ErrorCode): code is PageErrorCode => PAGE_ERRORS.some((ofPage) => ofPage === code)

/** The code to show to a visitor. Unknown errors reveal nothing about themselves. */
function codeOf(error: Partial<FastifyError>): PageErrorCode {
  if (error instanceof CodedError && isOfPage(error.code)) return error.code
  const statusCode = error instanceof CodedError ? error.status : (error.statusCode ?? 500)
  if (statusCode >= 400 && statusCode < 500) return BY_STATUS[statusCode] ?? 'bad_request'
  return statusCode === 503 ? 'unavailable' : 'internal_error'
}

/** Paths for programs, which receive `{ message, code }` as from the api; browsers open some of them too. */
const FOR_PROGRAMS = /^\/(api|uploads|registry|releases|remotes|health|metrics|[\w-]*-reports)(\/|\?|$)/

/** True for a page that a person opens, and for a form without scripts. */
export const wantsHtml = ({ url, headers: { accept = '*/*' } }: Pick<FastifyRequest, 'url' | 'headers'>) =>
  (FOR_PROGRAMS.test(url) ? /text\/html/ : /text\/html|\*\/\*/).test(accept)

/** Language that the query names, as links to pages of the api do, or that of the path. */
const languageOf = (url: string): Language => {
  const named = /[?&]language=(\w+)/.exec(url)?.[1]
  return LANGUAGES.find((language) => language === named) ?? languageAt(url)
}

/** Address of the page from which a request can be repeated. */
function pageOf({ method, headers, host, protocol }: FastifyRequest): string | undefined {
  if (method === 'GET' || method === 'HEAD') return ''
  const from = URL.parse(headers.referer ?? '')
  return from?.origin === `${protocol}://${host}` ? from.href : undefined
}

/** @returns a function that responds with an error: a page for people, JSON for programs */
export function errorSender(site: ErrorSite) {
  const { plainPages } = site
  return (code: PageErrorCode, request: FastifyRequest, reply: FastifyReply) => {
    const error = new CodedError(code, { message: plainPages.sentence(code) })
    reply.code(error.status).header('cache-control', 'no-store').header('x-accel-expires', '0')
    if (error.status === 503) reply.header('retry-after', RETRY_AFTER_S)
    if (!wantsHtml(request)) return reply.type('application/json; charset=utf-8').send(error.body)
    const language = languageOf(request.url)
    const page = { code, id: request.id, language, again: pageOf(request) }
    return reply.type(HTML_TYPE).send(plainPages.error(site, page))
  }
}

/** Turns any thrown error into a page without stacks, paths or internal codes; those go to the log. */
export function handleErrors(app: FastifyInstance, site: ErrorSite): void {
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

/** Handles malformed addresses, which Fastify refuses before it runs a hook. */
export function refuseAddress(site: ErrorSite) {
  const send = errorSender(site)
  const plain = plainHeaders(site)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    void send(codeOf(error), request, reply.headers(plain))
}
