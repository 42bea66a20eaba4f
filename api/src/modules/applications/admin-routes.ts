import {
  application,
  applicationAnnouncement,
  applicationExportQuery,
  applicationMove,
  applicationNoteInput,
  applicationNoteParams,
  applicationStatusInput,
  applicationsAnnounced,
  applicationsMoved,
  errorResponse,
  idParams,
  messageResponse,
} from '@arunika/contracts'
import type { onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import type { Api } from '../../context.ts'
import { CSV_TYPE } from '../../lib/csv.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { VacancyService } from '../vacancies/service.ts'
import type { ApplicationService } from './service.ts'

const tags = ['Admin: job vacancies']
const admin = { tags, security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

export function adminApplicationRoutes(
  api: Api,
  applications: ApplicationService,
  vacancies: Pick<VacancyService, 'export'>,
) {
  api.delete(
    '/api/admin/job-vacancies/:id/applications',
    {
      schema: {
        ...admin,
        summary: "Delete an application with its documents; the id is the application's",
        params: idParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await applications.remove(request.params.id, sessionOf(request))
      return { message: 'The response has been deleted.' }
    },
  )

  api.get(
    '/api/admin/applications/:id',
    {
      schema: {
        ...admin,
        summary: 'One application with answers, documents and notes',
        params: idParams,
        response: { 200: application, '4xx': errorResponse },
      },
    },
    (request) => applications.find(request.params.id, sessionOf(request)),
  )

  api.post(
    '/api/admin/applications/move',
    {
      schema: {
        ...admin,
        summary: 'Set the status of many applications',
        body: applicationMove,
        response: { 200: applicationsMoved, '4xx': errorResponse },
      },
    },
    async (request) => {
      const moved = await applications.move(request.body, sessionOf(request))
      const { length } = moved
      return {
        message: length === 1 ? 'One application has been moved.' : `${length} applications have been moved.`,
        moved,
      }
    },
  )

  api.post(
    '/api/admin/applications/:id/status',
    {
      schema: {
        ...admin,
        summary: 'Say how far an application has come',
        params: idParams,
        body: applicationStatusInput,
        response: respondsMessage,
      },
    },
    async (request) => {
      await applications.setStatus(request.params.id, request.body, sessionOf(request))
      return { message: 'The status has been changed.' }
    },
  )

  api.post(
    '/api/admin/applications/announce',
    {
      schema: {
        ...admin,
        summary: 'Show their status to applicants on their own pages, without a mail',
        body: applicationAnnouncement,
        response: { 200: applicationsAnnounced, '4xx': errorResponse },
      },
    },
    async (request) => {
      const announced = await applications.announce(request.body, sessionOf(request))
      const { length } = announced
      return {
        message: `Announced to ${length === 1 ? 'one applicant' : `${length} applicants`}.`,
        announced,
      }
    },
  )

  api.post(
    '/api/admin/applications/:id/notes',
    {
      schema: {
        ...admin,
        summary: 'Write a note about an application',
        params: idParams,
        body: applicationNoteInput,
        response: respondsMessage,
      },
    },
    async (request) => {
      await applications.addNote(request.params.id, request.body.text, sessionOf(request))
      return { message: 'The note has been added.' }
    },
  )

  api.delete(
    '/api/admin/applications/:id/notes/:noteId',
    {
      schema: {
        ...admin,
        summary: 'Delete a note about an application',
        params: applicationNoteParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await applications.removeNote(request.params.id, request.params.noteId, sessionOf(request))
      return { message: 'The note has been deleted.' }
    },
  )

  api.get(
    '/api/admin/job-vacancies/:id/applications.csv',
    {
      schema: {
        ...admin,
        summary: 'The applications of a vacancy for a spreadsheet',
        params: idParams,
        querystring: applicationExportQuery,
        produces: [CSV_TYPE],
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const csv = await vacancies.export(id, request.query, sessionOf(request))
      return reply
        .type(`${CSV_TYPE}; charset=utf-8`)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="applications-${id}.csv"`)
        .send(csv)
    },
  )
}

/** The only admin call without an authorization header, so it has a separate check. */
export function markReadRoute(
  api: Api,
  applications: ApplicationService,
  hooks: { onRequest: onRequestAsyncHookHandler; preHandler: preHandlerAsyncHookHandler },
) {
  api.post(
    '/api/admin/job-vacancies/set-read/:id',
    {
      ...hooks,
      schema: {
        tags,
        summary: "Mark an application as read; the id is the application's",
        security: [{ session: [] }, { bearer: [] }],
        params: idParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await applications.markRead(request.params.id, sessionOf(request))
      return { message: 'The response has been marked as read.' }
    },
  )
}
