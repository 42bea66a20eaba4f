import {
  adminVacancyQuery,
  applicationPage,
  applicationQuery,
  formQuery,
  vacancyBulkInput,
  vacancyFormValues,
  vacancyPage,
} from '@arunika/admin-contracts'
import {
  adminVacancy,
  adminVacancyList,
  errorResponse,
  idParams,
  messageResponse,
  savedResponse,
  vacancyInput,
} from '@arunika/contracts'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { savedTextsAs } from '../../lib/saved-as.ts'
import { sendPieces } from '../../lib/whole-lists.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { assertRecruiter, ownVacancies } from '../applications/own-vacancies.ts'
import type { VacancyService } from './service.ts'

const admin = { tags: ['Admin: job vacancies'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }
const respondsSaved = { 200: savedResponse, '4xx': errorResponse }

/** Routes for managing vacancies. */
export function adminVacancyRoutes(api: Api, vacancies: VacancyService) {
  api.get(
    '/api/admin/job-vacancies',
    {
      schema: {
        ...admin,
        summary:
          'All vacancies with their applications; with view=page a page of them with the number of these',
        querystring: adminVacancyQuery,
        response: { 200: z.union([vacancyPage, adminVacancyList]), '4xx': errorResponse },
      },
    },
    (request, reply) => {
      const { query } = request
      const session = sessionOf(request)
      if (query.view === 'page') return vacancies.page(query, ownVacancies(session))
      assertRecruiter(session)
      return sendPieces(reply, vacancies.listForAdmin(session))
    },
  )

  api.get(
    '/api/admin/job-vacancies/:id',
    {
      schema: {
        ...admin,
        summary: 'One vacancy with its applications; with view=form without them',
        params: idParams,
        querystring: formQuery,
        response: { 200: z.union([adminVacancy, vacancyFormValues]), '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      return request.query.view === 'form'
        ? vacancies.findForForm(id)
        : sendPieces(reply, await vacancies.findForAdmin(id, sessionOf(request)))
    },
  )

  api.get(
    '/api/admin/job-vacancies/:id/applications',
    {
      schema: {
        ...admin,
        summary: 'The vacancy with its applications, newest first; with view=page a page of them',
        params: idParams,
        querystring: applicationQuery,
        response: { 200: z.union([applicationPage, adminVacancy]), '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const by = sessionOf(request)
      return query.view === 'page'
        ? vacancies.applicationsPage(params.id, query, by)
        : sendPieces(reply, await vacancies.findForAdmin(params.id, by))
    },
  )

  api.post(
    '/api/admin/job-vacancies/create',
    { schema: { ...admin, summary: 'Create a vacancy', body: vacancyInput, response: respondsSaved } },
    async (request) => {
      const saved = await vacancies.create(request.body, sessionOf(request))
      return savedTextsAs('The job vacancy has been created.', saved, request.body)
    },
  )

  api.post(
    '/api/admin/job-vacancies/bulk',
    {
      schema: {
        ...admin,
        summary: 'Close or open many vacancies, all or none',
        body: vacancyBulkInput,
        response: respondsMessage,
      },
    },
    async (request) => {
      const changed = await vacancies.bulk(request.body, sessionOf(request))
      return {
        message:
          changed === 1 ? 'The job vacancy has been updated.' : `${changed} job vacancies have been updated.`,
      }
    },
  )

  api.post(
    '/api/admin/job-vacancies/:id',
    {
      schema: {
        ...admin,
        summary: 'Edit a vacancy',
        params: idParams,
        body: vacancyInput,
        response: respondsSaved,
      },
    },
    async (request) => {
      const saved = await vacancies.edit(request.params.id, request.body, sessionOf(request))
      return savedTextsAs('The job vacancy has been updated.', saved, request.body)
    },
  )

  api.delete(
    '/api/admin/job-vacancies/:id',
    {
      schema: {
        ...admin,
        summary: 'Delete a vacancy with its applications and their documents',
        params: idParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await vacancies.remove(request.params.id, sessionOf(request))
      return { message: 'The job vacancy has been deleted.' }
    },
  )
}
