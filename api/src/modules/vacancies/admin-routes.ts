import {
  adminVacancy,
  adminVacancyList,
  errorResponse,
  idParams,
  messageResponse,
  vacancyInput,
} from '@arunika/shared/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { VacancyService } from './service.ts'

const admin = { tags: ['Admin: job vacancies'], security: [{ bearer: [] }] }
const answersMessage = { 200: messageResponse, '4xx': errorResponse }
const answersVacancy = { 200: adminVacancy, '4xx': errorResponse }

/** What administrators do with vacancies. */
export function adminVacancyRoutes(api: Api, vacancies: VacancyService) {
  api.get(
    '/api/admin/job-vacancies',
    {
      schema: {
        ...admin,
        summary: 'All vacancies with their applications',
        response: { 200: adminVacancyList, '4xx': errorResponse },
      },
    },
    () => vacancies.listForAdmin(),
  )

  api.get(
    '/api/admin/job-vacancies/:id',
    { schema: { ...admin, summary: 'One vacancy', params: idParams, response: answersVacancy } },
    (request) => vacancies.findForAdmin(request.params.id),
  )

  api.get(
    '/api/admin/job-vacancies/:id/applications',
    {
      schema: {
        ...admin,
        summary: 'The vacancy with its applications, newest first',
        params: idParams,
        response: answersVacancy,
      },
    },
    (request) => vacancies.findForAdmin(request.params.id),
  )

  api.post(
    '/api/admin/job-vacancies/create',
    { schema: { ...admin, summary: 'Create a vacancy', body: vacancyInput, response: answersMessage } },
    async (request) => {
      await vacancies.create(request.body, sessionOf(request))
      return { message: 'The job vacancy has been created.' }
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
        response: answersMessage,
      },
    },
    async (request) => {
      await vacancies.edit(request.params.id, request.body, sessionOf(request))
      return { message: 'The job vacancy has been updated.' }
    },
  )

  api.delete(
    '/api/admin/job-vacancies/:id',
    {
      schema: {
        ...admin,
        summary: 'Delete a vacancy with its applications and their documents',
        params: idParams,
        response: answersMessage,
      },
    },
    async (request) => {
      await vacancies.remove(request.params.id, sessionOf(request))
      return { message: 'The job vacancy has been deleted.' }
    },
  )
}
