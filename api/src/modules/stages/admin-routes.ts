import {
  numbersExport,
  ratingInput,
  stageMove,
  stagesInput,
  vacancyNumbers,
  vacancyStages,
} from '@arunika/admin-contracts'
import { applicationsMoved, errorResponse, idParams, messageResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { numbersCsv } from './numbers-csv.ts'
import type { StageService } from './service.ts'

const admin = { tags: ['Admin: job vacancies'], security: [{ bearer: [] }] }

/** Routes for recruiters' stages. */
export function adminStageRoutes(api: Api, stages: StageService) {
  api.get(
    '/api/admin/job-vacancies/:id/stages',
    {
      schema: {
        ...admin,
        summary: 'The stages of a vacancy in order, with the number of applications in each',
        params: idParams,
        response: { 200: vacancyStages, '4xx': errorResponse },
      },
    },
    (request) => stages.list(request.params.id),
  )

  api.post(
    '/api/admin/job-vacancies/:id/stages',
    {
      schema: {
        ...admin,
        summary: 'Add, rename, order and remove the stages of a vacancy',
        params: idParams,
        body: stagesInput,
        response: { 200: vacancyStages, '4xx': errorResponse },
      },
    },
    (request) => stages.save(request.params.id, request.body, sessionOf(request)),
  )

  api.post(
    '/api/admin/applications/to-stage',
    {
      schema: {
        ...admin,
        summary: 'Move one or many applications to a stage of their vacancy',
        body: stageMove,
        response: { 200: applicationsMoved, '4xx': errorResponse },
      },
    },
    async (request) => {
      const moved = await stages.move(request.body, sessionOf(request))
      const { length } = moved
      return {
        message: length === 1 ? 'One application has been moved.' : `${length} applications have been moved.`,
        moved,
      }
    },
  )

  api.post(
    '/api/admin/applications/:id/rating',
    {
      schema: {
        ...admin,
        summary: 'Rate an application from 1 to 5, once for each person; null takes the rating back',
        params: idParams,
        body: ratingInput,
        response: { 200: messageResponse, '4xx': errorResponse },
      },
    },
    async (request) => {
      await stages.rate(request.params.id, request.body.value, sessionOf(request))
      return { message: 'The rating has been saved.' }
    },
  )

  api.get(
    '/api/admin/job-vacancies/:id/numbers',
    {
      schema: {
        ...admin,
        summary:
          'How many applications are in each stage, how long they stay there, and where they came from',
        params: idParams,
        response: { 200: vacancyNumbers, '4xx': errorResponse },
      },
    },
    (request) => stages.numbers(request.params.id),
  )

  api.get(
    '/api/admin/job-vacancies/:id/numbers.csv',
    {
      schema: {
        ...admin,
        summary: 'The same for a spreadsheet',
        params: idParams,
        response: { 200: numbersExport, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const csv = numbersCsv(await stages.numbers(id))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="numbers-${id}.csv"`)
        .send(csv)
    },
  )
}
