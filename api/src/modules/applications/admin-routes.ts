import { errorResponse, idParams, messageResponse } from '@arunika/shared/contracts'
import type { onRequestAsyncHookHandler } from 'fastify'
import type { Api } from '../../context.ts'
import type { ApplicationService } from './service.ts'

const tags = ['Admin: job vacancies']
const answersMessage = { 200: messageResponse, '4xx': errorResponse }

export function adminApplicationRoutes(api: Api, applications: ApplicationService) {
  api.delete(
    '/api/admin/job-vacancies/:id/applications',
    {
      schema: {
        tags,
        summary: "Delete an application with its documents; the id is the application's",
        security: [{ bearer: [] }],
        params: idParams,
        response: answersMessage,
      },
    },
    async (request) => {
      await applications.remove(request.params.id)
      return { message: 'The response has been deleted.' }
    },
  )
}

/** The one admin call that comes without an authorization header, and so has a check of its own. */
export function markReadRoute(
  api: Api,
  applications: ApplicationService,
  requireCookieOrBearer: onRequestAsyncHookHandler,
) {
  api.post(
    '/api/admin/job-vacancies/set-read/:id',
    {
      onRequest: requireCookieOrBearer,
      schema: {
        tags,
        summary: "Mark an application as read; the id is the application's",
        security: [{ session: [] }, { bearer: [] }],
        params: idParams,
        response: answersMessage,
      },
    },
    async (request) => {
      await applications.markRead(request.params.id)
      return { message: 'The response has been marked as read.' }
    },
  )
}
