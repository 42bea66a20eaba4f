import type { Site } from '@arunika/contracts/site'
import { namesOneHost } from '@arunika/server/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorPage } from './error-page.ts'
import { HTML_TYPE, plainHeaders } from './headers.ts'

/** Every error that the shell itself responds with: its status, and a title and a sentence for people. */
const ERRORS = {
  bad_request: [
    400,
    'This address is not right',
    'It could not be understood. Please check how it is written.',
  ],
  not_found: [404, 'There is nothing here', 'The page may have moved, or the address has a typing error.'],
  body_too_large: [413, 'This is too large', 'What was sent is larger than this address accepts.'],
  unsupported_media_type: [415, 'This cannot be read', 'This kind of content is not accepted here.'],
  internal_error: [
    500,
    'Something went wrong on our side',
    'We have a record of it and will look into it. Please try again in a moment.',
  ],
  unavailable: [
    503,
    'This page takes a short break',
    'It cannot be shown right now. Please try again in a few seconds.',
  ],
  overloaded: [
    503,
    'Very many people are here right now',
    'We could not make this page in time. Please try again in a few seconds.',
  ],
} as const satisfies Record<string, readonly [status: number, title: string, text: string]>

export type ShellErrorCode = keyof typeof ERRORS

const RETRY_AFTER_S = 5

/** An error that the visitor sees; anything else that is thrown becomes `internal_error`. */
export class ShellError extends Error {
  override name = 'ShellError'
  readonly code: ShellErrorCode
  readonly statusCode: number

  constructor(code: ShellErrorCode, options?: ErrorOptions) {
    super(ERRORS[code][2], options)
    this.code = code
    this.statusCode = ERRORS[code][0]
  }
}

const BY_STATUS: Record<number, ShellErrorCode> = {
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
}

/** What the visitor sees of an error: nothing of an unknown one. */
function codeOf(error: Partial<FastifyError>): ShellErrorCode {
  if (error instanceof ShellError) return error.code
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500) return BY_STATUS[statusCode] ?? 'bad_request'
  return statusCode === 503 ? 'unavailable' : 'internal_error'
}

/** Addresses that programs ask for: they get `{ message, code }`, as from the api. */
const FOR_PROGRAMS = /^\/(api|uploads|releases|remotes|health|metrics|[\w-]*-reports)(\/|\?|$)/

const wantsHtml = ({ url, headers: { accept = '*/*' } }: FastifyRequest) =>
  !FOR_PROGRAMS.test(url) && /text\/html|\*\/\*/.test(accept)

/** @returns a function that responds with an error: a page for people, JSON for programs */
export function errorSender(site: Site) {
  return (code: ShellErrorCode, request: FastifyRequest, reply: FastifyReply) => {
    const [status, title, text] = ERRORS[code]
    reply.code(status).header('cache-control', 'no-store').header('x-accel-expires', '0')
    if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
    if (!wantsHtml(request))
      return reply.type('application/json; charset=utf-8').send({ message: text, code })
    return reply.type(HTML_TYPE).send(errorPage(site, { title, text, id: request.id }))
  }
}

/** What may be thrown anywhere becomes a page without stacks, paths or codes of a library; those go to the log. */
export function handleErrors(app: FastifyInstance, site: Site): void {
  const send = errorSender(site)
  app.addHook('onRequest', async (request) => {
    if (!namesOneHost(request.raw)) throw new ShellError('bad_request')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    // A visitor who left is no failure of ours.
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
