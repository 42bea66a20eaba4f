import type { CodedError } from '@anyam/server/errors'
import { languageQuery } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { explainOn, ownParams } from '../../lib/own-routes.ts'
import { badLinkPage, dataPage, deletedPage, PAGE_HEADERS } from './pages.ts'
import type { MyDataService } from './service.ts'

const own = { tags: ['My application'] }
const ownQuery = z.object({ ...languageQuery.shape, done: z.optional(z.literal('agreed')) })

/** Pages for applicants by the link in a mail. They work without scripts and without an account. */
export function myDataRoutes(api: Api, data: MyDataService) {
  interface Visit {
    token: string
    language: Language | undefined
    isDone?: boolean
    problem?: CodedError
  }

  async function show(reply: FastifyReply, { token, language, isDone = false, problem }: Visit) {
    const found = await data.show(token)
    const html = dataPage({
      ...{ ...found, isDone, site: await data.site() },
      language: language ?? found.application.language,
      problem: problem?.message,
    })
    return reply
      .code(problem?.status ?? 200)
      .headers(PAGE_HEADERS)
      .send(html)
  }

  const explain = explainOn({ show, site: data.site, badLinkPage, headers: PAGE_HEADERS })

  api.get(
    '/api/my-data/:token',
    {
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'A page to decide how long an application is stored, by the link in a mail',
        params: ownParams,
        querystring: ownQuery,
      },
    },
    ({ params: { token }, query: { language, done } }, reply) =>
      show(reply, { token, language, isDone: done === 'agreed' }),
  )

  api.post(
    '/api/my-data/:token/agree',
    {
      config: { limitedPost: 'form' },
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'Agree that an application is stored for another period, by its applicant',
        params: ownParams,
        querystring: languageQuery,
      },
    },
    async ({ params: { token }, query: { language } }, reply) => {
      await data.agree(token)
      const query = `?done=agreed${language ? `&language=${language}` : ''}`
      return reply.redirect(`/api/my-data/${token}${query}`, 303)
    },
  )

  api.post(
    '/api/my-data/:token/no-invitations',
    {
      config: { limitedPost: 'form' },
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'Refuse invitations to apply for other vacancies, by an applicant',
        params: ownParams,
        querystring: languageQuery,
      },
    },
    async ({ params: { token }, query: { language } }, reply) => {
      await data.refuseInvitations(token)
      return reply.redirect(`/api/my-data/${token}${language ? `?language=${language}` : ''}`, 303)
    },
  )

  api.post(
    '/api/my-data/:token/delete',
    {
      config: { limitedPost: 'form', worksOnFullDisk: true },
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'Delete an application at once, by its applicant',
        params: ownParams,
        querystring: languageQuery,
      },
    },
    async ({ params: { token }, query: { language: wanted } }, reply) => {
      const { receipt, language } = await data.remove(token, wanted)
      return reply.headers(PAGE_HEADERS).send(deletedPage(await data.site(), language, receipt))
    },
  )
}
