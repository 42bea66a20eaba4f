import { adminTerm, termInput, termPage, termQuery } from '@arunika/admin-contracts'
import { errorResponse, idParams, messageResponse, savedResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { savedAs } from '../../lib/saved-as.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { TermService } from './service.ts'

const admin = { tags: ['Admin: terms'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }
const respondsSaved = { 200: savedResponse, '4xx': errorResponse }

/** Routes for the terms of the academy's classes. */
export function adminTermRoutes(api: Api, terms: TermService) {
  api.get(
    '/api/admin/terms',
    {
      schema: {
        ...admin,
        summary: 'A page of the terms of all classes, the latest first',
        querystring: termQuery,
        response: { 200: termPage, '4xx': errorResponse },
      },
    },
    ({ query }) => terms.page(query),
  )

  api.get(
    '/api/admin/terms/:id',
    {
      schema: {
        ...admin,
        summary: 'One term of a class',
        params: idParams,
        response: { 200: adminTerm, '4xx': errorResponse },
      },
    },
    (request) => terms.find(request.params.id),
  )

  api.post(
    '/api/admin/terms/create',
    { schema: { ...admin, summary: 'Create a term', body: termInput, response: respondsSaved } },
    async (request) =>
      savedAs('The term has been created.', await terms.create(request.body, sessionOf(request))),
  )

  api.post(
    '/api/admin/terms/:id',
    {
      schema: {
        ...admin,
        summary: 'Change a term',
        params: idParams,
        body: termInput,
        response: respondsSaved,
      },
    },
    async (request) => {
      const saved = await terms.change(request.params.id, request.body, sessionOf(request))
      return savedAs('The term has been updated.', saved)
    },
  )

  api.delete(
    '/api/admin/terms/:id',
    {
      schema: {
        ...admin,
        summary: 'Delete a term; its booked trials stay',
        params: idParams,
        response: respondsMessage,
      },
    },
    async (request) => {
      await terms.remove(request.params.id, sessionOf(request))
      return { message: 'The term has been deleted.' }
    },
  )
}
