import { loginResponse, providerAddress, providerReturn, signInProvider } from '@arunika/admin-contracts'
import { errorResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { visitorOf } from '../auth/routes.ts'
import { FLOW_LIFETIME, type ProviderLoginService } from './service.ts'

const tags = ['Session']

/** @param publicOrigin origin of the site, e.g. `https://arunika.example` */
export function providerLoginRoutes(api: Api, logins: ProviderLoginService, publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:')
  const cookieName = secure ? '__Host-sign-in' : 'sign-in'
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const

  api.get(
    '/api/login/provider',
    {
      schema: {
        tags,
        summary: 'The OpenID provider by which people may sign in',
        response: { 200: signInProvider, '4xx': errorResponse },
      },
    },
    () => ({ name: logins.name }),
  )

  api.post(
    '/api/login/provider',
    {
      config: { limitedPost: 'login' },
      schema: {
        tags,
        summary:
          'Begin a sign-in by the provider: its address, and a cookie that ties the return to the browser',
        response: { 200: providerAddress, '4xx': errorResponse, '5xx': errorResponse },
      },
    },
    async (_request, reply) => {
      const { address, cookie } = await logins.begin()
      reply.setCookie(cookieName, cookie, { ...cookieOptions, maxAge: FLOW_LIFETIME })
      reply.header('cache-control', 'no-store')
      return { address }
    },
  )

  api.post(
    '/api/login/provider/return',
    {
      config: { limitedPost: 'login' },
      schema: {
        tags,
        summary: 'Log in by what the provider has sent the browser back with',
        body: providerReturn,
        response: { 200: loginResponse, '4xx': errorResponse, '5xx': errorResponse },
      },
    },
    async (request, reply) => {
      reply.clearCookie(cookieName, cookieOptions)
      reply.header('cache-control', 'no-store')
      const cookie = request.cookies[cookieName]
      const { session, cookie: opened } = await logins.finish(request.body.query, cookie, visitorOf(request))
      if (!session.isPending) api.setSessionCookie(reply, opened)
      const more = session.isPending ? { second_factor: true } : {}
      return { message: 'Welcome back!', token: api.issueToken(session, request), ...more }
    },
  )
}
