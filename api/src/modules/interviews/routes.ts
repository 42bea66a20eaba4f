import type { CodedError } from '@anyam/server/errors'
import { interviewChoice, languageQuery } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { explainOn, ownParams } from '../../lib/own-routes.ts'
import { badLinkPage, interviewPage, PAGE_HEADERS } from './pages.ts'
import type { InterviewService } from './service.ts'
import { stateOf } from './times.ts'

const own = { tags: ['My interview'] }
const ownQuery = z.object({
  ...languageQuery.shape,
  done: z.optional(z.enum(['chosen', 'moved', 'cancelled'])),
})

/** Pages for applicants by the link in their mail. They work without scripts and without an account. */
export function myInterviewRoutes(api: Api, interviews: InterviewService) {
  interface Visit {
    token: string
    language: Language | undefined
    done?: 'chosen' | 'moved' | 'cancelled' | undefined
    problem?: CodedError
  }

  async function show(reply: FastifyReply, { token, language: wanted, done, problem }: Visit) {
    const found = await interviews.findOwn(token)
    const state = stateOf(found.interview, found.now)
    const html = interviewPage({
      ...found,
      language: wanted ?? found.applicant.language,
      // A reloaded page must not claim what is no longer true.
      done: state === (done === 'moved' ? 'chosen' : done) ? done : undefined,
      problem: problem?.errors?.time?.[0] ?? problem?.message,
    })
    return reply
      .code(problem?.status ?? 200)
      .headers(PAGE_HEADERS)
      .send(html)
  }

  const explain = explainOn({ show, site: interviews.site, badLinkPage, headers: PAGE_HEADERS })

  const done = (token: string, what: string, language: Language | undefined) =>
    `/api/my-interview/${token}?done=${what}${language ? `&language=${language}` : ''}`

  api.get(
    '/api/my-interview/:token',
    {
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'A page to choose, move or cancel an interview, by the link in its mail',
        params: ownParams,
        querystring: ownQuery,
      },
    },
    ({ params: { token }, query: { language, done } }, reply) => show(reply, { token, language, done }),
  )

  api.get(
    '/api/my-interview/:token/calendar',
    {
      errorHandler: explain,
      schema: { ...own, summary: 'Calendar file of an interview', params: ownParams },
    },
    async ({ params: { token } }, reply) =>
      reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="interview.ics"')
        .send(await interviews.calendar(token)),
  )

  api.post(
    '/api/my-interview/:token/choose',
    {
      config: { limitedPost: 'form' },
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'Choose the time of an interview, or move it to another one, by its applicant',
        params: ownParams,
        querystring: languageQuery,
        body: interviewChoice,
      },
    },
    async ({ params: { token }, body, query: { language } }, reply) =>
      reply.redirect(done(token, await interviews.choose(token, body.time), language), 303),
  )

  api.post(
    '/api/my-interview/:token/cancel',
    {
      config: { limitedPost: 'form' },
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'Cancel an interview, by its applicant',
        params: ownParams,
        querystring: languageQuery,
      },
    },
    async ({ params: { token }, query: { language } }, reply) => {
      await interviews.cancelOwn(token)
      return reply.redirect(done(token, 'cancelled', language), 303)
    },
  )
}
