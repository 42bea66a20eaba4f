import {
  administrator,
  adminSessionList,
  loginResponse,
  passwordChange,
  sessionParams,
} from '@arunika/admin-contracts'
import { errorResponse, messageResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { visitorOf } from './routes.ts'
import type { AuthService } from './service.ts'

const admin = { tags: ['Admin: account'], security: [{ bearer: [] }] }

/** Routes for an administrator's own account. */
export function accountRoutes(api: Api, auth: AuthService) {
  api.get(
    '/api/admin/account',
    {
      schema: {
        ...admin,
        summary: 'Who the token speaks for',
        response: { 200: administrator, '4xx': errorResponse },
      },
    },
    (request) => auth.administratorOf(sessionOf(request)),
  )

  api.get(
    '/api/admin/releaser',
    {
      schema: {
        ...admin,
        summary:
          'The same, if the session’s cookie comes with the token: shells and registry ask who releases',
        response: { 200: administrator, '4xx': errorResponse },
      },
    },
    (request) => auth.administratorOf(sessionOf(request)),
  )

  api.post(
    '/api/admin/account/password',
    {
      schema: {
        ...admin,
        summary: 'Change the own password; all other sessions end, and a new token is given',
        body: passwordChange,
        response: { 200: loginResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const opened = await auth.changePassword(sessionOf(request), request.body, visitorOf(request))
      api.setSessionCookie(reply, opened.cookie)
      reply.header('cache-control', 'no-store')
      return { message: 'Your password has been changed.', token: api.issueToken(opened.session, request) }
    },
  )

  api.get(
    '/api/admin/account/sessions',
    {
      schema: {
        ...admin,
        summary: 'Where the administrator is logged in',
        response: { 200: adminSessionList, '4xx': errorResponse },
      },
    },
    (request) => auth.sessions.list(sessionOf(request)),
  )

  api.delete(
    '/api/admin/account/sessions',
    {
      schema: {
        ...admin,
        summary: 'End all of your sessions except this one',
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    async (request) => {
      const ended = await auth.sessions.endOthers(sessionOf(request))
      return { message: ended === 1 ? 'The other session has ended.' : `${ended} other sessions have ended.` }
    },
  )

  api.delete(
    '/api/admin/account/sessions/:id',
    {
      schema: {
        ...admin,
        summary: 'End one of the own sessions',
        params: sessionParams,
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    async (request) => {
      await auth.sessions.end(sessionOf(request), request.params.id)
      return { message: 'The session has been ended.' }
    },
  )
}
