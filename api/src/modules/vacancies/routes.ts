import {
  errorResponse,
  foundVacancies,
  idParams,
  languageQuery,
  openings,
  vacancy,
  vacancyList,
  vacancyListQuery,
  vacancyTitles,
} from '@arunika/contracts'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { sendCached } from '../../lib/send-cached.ts'
import type { VacancyService } from './service.ts'

const tags = ['Vacancies']

/** Routes for visitors. */
export function vacancyRoutes(api: Api, vacancies: VacancyService) {
  const lists = { openings: vacancies.openings, titles: vacancies.titles, found: vacancies.found }
  api.get(
    '/api/job-vacancies',
    {
      schema: {
        tags,
        summary: 'Open vacancies, newest first',
        querystring: vacancyListQuery,
        response: {
          200: z.union([vacancyList, openings, vacancyTitles, foundVacancies]),
          '4xx': errorResponse,
        },
      },
    },
    async (request, reply) =>
      sendCached(
        request,
        reply,
        await (request.query.view ? lists[request.query.view] : vacancies.listOpen)(request.query),
      ),
  )

  api.get(
    '/api/job-vacancies/:id',
    {
      schema: {
        tags,
        summary: 'One vacancy; 410 when it is closed',
        params: idParams,
        querystring: languageQuery,
        response: { 200: vacancy, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      return sendCached(request, reply, await vacancies.findOpen(params.id, query.language))
    },
  )
}
