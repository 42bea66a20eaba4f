import type { CodedError } from '@anyam/server/errors'
import {
  classParams,
  errorResponse,
  languageQuery,
  messageResponse,
  slotInput,
  type TrialInput,
  trialInput,
} from '@arunika/contracts'
import { apiAddressIn, DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Api } from '../../context.ts'
import { readIdempotencyKey } from '../../lib/idempotency.ts'
import { mapError } from '../../lib/map-error.ts'
import { explainOn, languageOf, ownParams } from '../../lib/own-routes.ts'
import { wantsPage } from '../../lib/wants-page.ts'
import { bookable } from '../classes/classes.ts'
import { lessonKey, slotValue } from '../terms/slots.ts'
import { trialCalendar } from './mails.ts'
import { badLinkPage, managePage, PAGE_HEADERS, refusedPage } from './pages.ts'
import type { TrialService } from './service.ts'
import { pageWords } from './words.ts'

const tags = ['Classes']
const own = { tags: ['My trial'] }
const ownQuery = z.object({
  ...languageQuery.shape,
  done: z.optional(z.enum(['booked', 'moved', 'cancelled'])),
})
const NAMES = ['name', 'phone', 'email', 'student', 'age', 'day', 'slot'] as const

/** Text fields of a form as they were sent. */
const typedIn = (body: unknown): Partial<Record<keyof TrialInput, string>> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value: unknown = Reflect.get(Object(body), name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

export function trialRoutes(api: Api, trials: TrialService) {
  /** Sends the form again, with everything that was typed, to a browser without scripts. */
  async function sendRefused(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const coded = mapError(error)
    const path = request.url.replace('/api/classes', '/academy').replace(/\/trial\/?(\?.*)?$/, '')
    const facts = bookable.find((each) => each.path === path)
    if (!wantsPage(request.headers.accept) || coded.status >= 500 || !facts) throw error
    const language = languageOf(request) ?? DEFAULT_LANGUAGE
    const isInField = coded.errors !== undefined
    const html = refusedPage({
      site: await trials.site(),
      language,
      className: facts.name,
      classPath: path,
      action: request.url,
      typed: typedIn(request.body),
      errors: coded.errors ?? {},
      problem: isInField ? undefined : pageWords(language).message(coded.message),
      offer: await trials.offered(path),
    })
    return reply.code(coded.status).headers(PAGE_HEADERS).send(html)
  }

  api.post(
    '/api/classes/:programme/:slug/trial',
    {
      config: { limitedPost: 'form' },
      errorHandler: sendRefused,
      schema: {
        tags,
        summary: 'Book a trial; an Idempotency-Key makes repeating it harmless',
        params: classParams,
        querystring: languageQuery,
        body: trialInput,
        response: { 200: messageResponse, 201: messageResponse, '4xx': errorResponse },
      },
    },
    async (request, reply) => {
      const { body, headers, ip, params, query } = request
      const { language = DEFAULT_LANGUAGE } = query
      const { response, page } = await trials.book(body, {
        path: `/academy/${params.programme}/${params.slug}`,
        key: readIdempotencyKey(headers['idempotency-key']),
        address: ip,
        language,
      })
      if (page && wantsPage(headers.accept))
        return reply.redirect(`${apiAddressIn(page, language)}${query.language ? '&' : '?'}done=booked`, 303)
      return reply.code(body.slot === undefined ? 200 : 201).send(response)
    },
  )
}

/** Pages for the owner of a booking, by the link in their mail. They work without scripts and without an account. */
export function myTrialRoutes(api: Api, trials: TrialService) {
  interface Visit {
    token: string
    language: Language | undefined
    done?: 'booked' | 'moved' | 'cancelled' | undefined
    problem?: CodedError
  }

  async function show(reply: FastifyReply, { token, language: wanted, done, problem }: Visit) {
    const { row, site, slot, price, isOpen } = await trials.findOwn(token)
    const language = wanted ?? row.language
    const { slots, booked } = await trials.offered(row.classPath)
    const status = isOpen ? 'open' : row.status === 'cancelled' ? 'cancelled' : 'over'
    const html = managePage({
      ...{ site, language, price, status },
      path: `/api/my-trial/${token}`,
      className: row.class,
      classPath: row.classPath,
      when: slot.when(language),
      offer: { slots: slots.filter((each) => slotValue(each) !== lessonKey(row.termId, row.slotOn)), booked },
      // A reloaded page must not claim what is no longer true.
      done: (done === 'cancelled') === (status === 'cancelled') ? done : undefined,
      problem: problem && pageWords(language).message(problem.message),
    })
    return reply
      .code(problem?.status ?? 200)
      .headers(PAGE_HEADERS)
      .send(html)
  }

  const explain = explainOn({ show, site: trials.site, badLinkPage, headers: PAGE_HEADERS })

  api.get(
    '/api/my-trial/:token',
    {
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'A page to move or cancel a booked trial, by the link in its mail',
        params: ownParams,
        querystring: ownQuery,
      },
    },
    ({ params: { token }, query: { language, done } }, reply) => show(reply, { token, language, done }),
  )

  api.get(
    '/api/my-trial/:token/calendar',
    {
      errorHandler: explain,
      schema: { ...own, summary: 'Calendar file of a booked trial', params: ownParams },
    },
    async ({ params: { token } }, reply) => {
      const { row, site, slot } = await trials.findOwn(token)
      const isCancelled = row.status === 'cancelled'
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="trial.ics"')
        .send(trialCalendar(slot, { name: row.class, site, isCancelled }))
    },
  )

  const done = (token: string, what: 'moved' | 'cancelled', language: Language | undefined) =>
    `/api/my-trial/${token}?done=${what}${language ? `&language=${language}` : ''}`

  api.post(
    '/api/my-trial/:token/move',
    {
      config: { limitedPost: 'form' },
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'Move a booked trial to another lesson, by its owner',
        params: ownParams,
        querystring: languageQuery,
        body: slotInput,
      },
    },
    async ({ params: { token }, body, query: { language } }, reply) => {
      await trials.move(token, body.slot)
      return reply.redirect(done(token, 'moved', language), 303)
    },
  )

  api.post(
    '/api/my-trial/:token/cancel',
    {
      config: { limitedPost: 'form' },
      errorHandler: explain,
      schema: {
        ...own,
        summary: 'Cancel a booked trial, by its owner',
        params: ownParams,
        querystring: languageQuery,
      },
    },
    async ({ params: { token }, query: { language } }, reply) => {
      await trials.cancel(token)
      return reply.redirect(done(token, 'cancelled', language), 303)
    },
  )
}
