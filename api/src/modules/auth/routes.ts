import { loginRequest, loginResponse } from '@arunika/admin-contracts'
import { errorResponse, messageResponse } from '@arunika/contracts'
import type { FastifyRequest } from 'fastify'
import type { Api } from '../../context.ts'
import type { AuthService, Visitor } from './service.ts'

const tags = ['Session']

/** From where and with what the request comes. */
export const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
})

export function authRoutes(api: Api, auth: AuthService) {
  api.post(
    '/api/login',
    {
      config: { limitedPost: 'login', worksOnFullDisk: true },
      schema: {
        tags,
        summary: 'Log in: a token for the calls, and a cookie for marking applications as read',
        body: loginRequest,
        response: { 200: loginResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { session, cookie } = await auth.logIn(request.body, visitorOf(request))
      api.setSessionCookie(reply, cookie)
      reply.header('cache-control', 'no-store')
      return { message: 'Welcome back!', token: api.issueToken(session) }
    },
  )

  api.post(
    '/api/logout',
    {
      config: { worksOnFullDisk: true },
      onRequest: api.requireBearer,
      schema: {
        tags,
        summary: 'Log out: token and cookie count no more',
        security: [{ bearer: [] }],
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      if (request.session) await auth.logOut(request.session)
      api.clearSessionCookie(reply)
      return { message: 'You are logged out.' }
    },
  )
}
