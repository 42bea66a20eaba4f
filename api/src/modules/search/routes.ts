import { mayEnter, searchQuery, searchResult } from '@arunika/admin-contracts'
import { errorResponse } from '@arunika/contracts'
import type { Api, Context } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { ownVacancies } from '../applications/own-vacancies.ts'
import { searchEverything } from './repository.ts'

/** Route for searching everything that a person may see in the back-office. */
export function adminSearchRoutes(api: Api, { db }: Context) {
  api.get(
    '/api/admin/search',
    {
      schema: {
        tags: ['Admin: overview'],
        security: [{ bearer: [] }],
        summary: 'Search articles, vacancies, categories, messages, applications and trials',
        querystring: searchQuery,
        response: { 200: searchResult, '4xx': errorResponse },
      },
    },
    (request) => {
      const session = sessionOf(request)
      return searchEverything(db, request.query.q, (area) => mayEnter(session, area), ownVacancies(session))
    },
  )
}
