import {
  interviewCancellation,
  interviewList,
  interviewMove,
  interviewOffer,
  interviewsOffered,
} from '@arunika/admin-contracts'
import { errorResponse, idParams, messageResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { InterviewService } from './service.ts'

const admin = { tags: ['Admin: interviews'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

export function adminInterviewRoutes(api: Api, interviews: InterviewService) {
  api.get(
    '/api/admin/applications/:id/interviews',
    {
      schema: {
        ...admin,
        summary: 'The interviews of an application, the newest first',
        params: idParams,
        response: { 200: interviewList, '4xx': errorResponse },
      },
    },
    async ({ params }) => ({ interviews: await interviews.list(params.id) }),
  )

  api.post(
    '/api/admin/applications/interviews',
    {
      schema: {
        ...admin,
        summary: 'Offer times for an interview to one or many applicants',
        body: interviewOffer,
        response: { 200: interviewsOffered, '4xx': errorResponse },
      },
    },
    async (request) => {
      const offered = await interviews.offer(request.body, sessionOf(request))
      const { length } = offered
      const { length: all } = request.body.ids
      return {
        message: `Times are offered to ${length === 1 ? 'one applicant' : `${length} applicants`}${length < all ? ` of ${all}` : ''}.`,
        offered,
      }
    },
  )

  api.post(
    '/api/admin/applications/:id/interviews/move',
    {
      schema: {
        ...admin,
        summary: 'Set or change the time of the interview to come',
        params: idParams,
        body: interviewMove,
        response: respondsMessage,
      },
    },
    async (request) => {
      await interviews.move(request.params.id, request.body, sessionOf(request))
      return { message: 'The interview has its new time.' }
    },
  )

  api.post(
    '/api/admin/applications/:id/interviews/cancel',
    {
      schema: {
        ...admin,
        summary: 'Cancel the interview to come, or withdraw its times',
        params: idParams,
        body: interviewCancellation,
        response: respondsMessage,
      },
    },
    async (request) => {
      await interviews.cancel(request.params.id, request.body, sessionOf(request))
      return { message: 'The interview is cancelled.' }
    },
  )
}
