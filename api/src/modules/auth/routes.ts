import { CodedError } from '@anyam/server/errors'
import { linkRedemption, loginRequest, loginResponse, passwordResetRequest } from '@arunika/admin-contracts'
import { errorResponse, messageResponse } from '@arunika/contracts'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { AuthService } from './service.ts'
import type { Visitor } from './sessions.ts'

const tags = ['Session']

/** Address and browser of the request. */
export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
})

export function authRoutes(api: Api, auth: AuthService) {
  /** Link mails that are still being sent after their responses; the server waits for them before it ends. */
  const mailings = new Set<Promise<void>>()
  api.addHook('preClose', async () => {
    await Promise.all(mailings)
  })

  api.post(
    '/api/login',
    {
      config: { limitedPost: 'login', worksOnFullDisk: true },
      onRequest: api.refuseFormsOfOtherSites,
      schema: {
        tags,
        summary: 'Log in: a token for the calls, and a cookie for marking applications as read',
        body: loginRequest,
        response: { 200: loginResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { session, cookie } = await auth.logIn(request.body, visitorOf(request))
      if (!session.isPending) api.setSessionCookie(reply, cookie)
      reply.header('cache-control', 'no-store')
      // Until the second factor is checked, the token is valid only for that call.
      const more = session.isPending ? { second_factor: true } : {}
      return { message: 'Welcome back!', token: api.issueToken(session, request), ...more }
    },
  )

  api.post(
    '/api/logout',
    {
      config: { worksOnFullDisk: true },
      onRequest: api.requireBearer,
      schema: {
        tags,
        summary: 'Log out: token and cookie stop working',
        security: [{ bearer: [] }],
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      if (request.session) await auth.sessions.logOut(request.session)
      api.clearSessionCookie(reply)
      return { message: 'You are logged out.' }
    },
  )

  api.post(
    '/api/session',
    {
      config: { worksOnFullDisk: true },
      onRequest: api.requireRenewable,
      schema: {
        tags,
        summary: 'Renew the token, which may have expired: the session goes on, twelve hours at most',
        security: [{ bearer: [] }],
        response: { 200: loginResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const session = sessionOf(request)
      const left = await auth.sessions.renew(session)
      const cookie = api.sessionCookieOf(request)
      if (cookie !== undefined) api.setSessionCookie(reply, cookie)
      reply.header('cache-control', 'no-store')
      return { message: 'You are logged in.', token: api.renewToken(session, left) }
    },
  )

  api.get(
    '/api/session',
    {
      schema: {
        tags,
        summary:
          'Whether the cookie is that of a session: shells ask before they send files of the back-office',
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const cookie = api.sessionCookieOf(request)
      if (cookie === undefined || !(await auth.sessions.isOpen(cookie)))
        throw new CodedError('unauthenticated')
      return { message: 'You are logged in.' }
    },
  )

  api.post(
    '/api/password-reset',
    {
      config: { limitedPost: 'login' },
      schema: {
        tags,
        summary: 'Mail a link for a new password; the response does not reveal whether the account exists',
        body: passwordResetRequest,
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    async (request) => {
      const mailLink = await auth.requestReset(request.body.email, visitorOf(request))
      const mailing = mailLink()
        .catch((err: unknown) => request.log.error({ err }, 'a link for a new password was not mailed'))
        .finally(() => mailings.delete(mailing))
      mailings.add(mailing)
      return { message: 'If this address has an account, a mail with a link is on its way.' }
    },
  )

  api.post(
    '/api/account-links',
    {
      config: { limitedPost: 'login' },
      schema: {
        tags,
        summary: 'Set a password by the link of an invitation or of a password reset',
        body: linkRedemption,
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    async (request) => {
      await auth.redeem(request.body)
      return { message: 'Your password has been set. Please log in with it.' }
    },
  )
}
