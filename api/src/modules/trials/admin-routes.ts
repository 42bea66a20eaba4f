import { trial, trialPage, trialQuery, trialStatusInput } from '@arunika/admin-contracts'
import { errorResponse, idParams, messageResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { TrialService } from './service.ts'

const admin = { tags: ['Admin: trials'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

/** Routes for trial lessons booked by parents and students. */
export function adminTrialRoutes(api: Api, trials: TrialService) {
  api.get(
    '/api/admin/trials',
    {
      schema: {
        ...admin,
        summary: 'A page of the booked trials, newest first',
        querystring: trialQuery,
        response: { 200: trialPage, '4xx': errorResponse },
      },
    },
    ({ query }) => trials.page(query),
  )

  api.get(
    '/api/admin/trials/:id',
    {
      schema: {
        ...admin,
        summary: 'One booked trial',
        params: idParams,
        response: { 200: trial, '4xx': errorResponse },
      },
    },
    (request) => trials.find(request.params.id),
  )

  api.post(
    '/api/admin/trials/:id/status',
    {
      schema: {
        ...admin,
        summary: 'Change the status of a trial',
        params: idParams,
        body: trialStatusInput,
        response: respondsMessage,
      },
    },
    async (request) => {
      await trials.setStatus(request.params.id, request.body, sessionOf(request))
      return { message: 'The status has been changed.' }
    },
  )

  api.delete(
    '/api/admin/trials/:id',
    { schema: { ...admin, summary: 'Delete a trial', params: idParams, response: respondsMessage } },
    async (request) => {
      await trials.remove(request.params.id, sessionOf(request))
      return { message: 'The trial has been deleted.' }
    },
  )
}
