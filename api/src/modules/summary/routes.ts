import { VERSION } from '@anyam/server/version'
import { adminFigures, adminSummary, mayEnter, whatIsNew } from '@arunika/admin-contracts'
import { errorResponse } from '@arunika/contracts'
import type { Api, Context } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { ownVacancies } from '../applications/own-vacancies.ts'
import type { ApplicationService } from '../applications/service.ts'
import { countInReview } from '../articles/repository.ts'
import type { ContactService } from '../contact/service.ts'
import type { TrialService } from '../trials/service.ts'
import { countOpenVacancies } from '../vacancies/repository.ts'
import { countLists, newApplications, newArticles, newMessages, newTrials } from './repository.ts'
import { recordVisit } from './visits.ts'

interface Counted {
  applications: Pick<ApplicationService, 'countUnread'>
  contact: Pick<ContactService, 'countUnread'>
  trials: Pick<TrialService, 'countNew'>
}

const admin = { tags: ['Admin: overview'], security: [{ bearer: [] }] }

/** Route for data shown on every back-office screen. */
export function adminSummaryRoutes(api: Api, { db }: Context, { applications, contact, trials }: Counted) {
  async function countCareers(among: readonly number[] | undefined) {
    const [openVacancies, newOnes] = await Promise.all([
      countOpenVacancies(db, among),
      applications.countUnread(among),
    ])
    return { openVacancies, newApplications: newOnes }
  }
  api.get(
    '/api/admin/summary',
    {
      schema: {
        ...admin,
        summary: 'What waits to be read',
        response: { 200: adminSummary, '4xx': errorResponse },
      },
    },
    async (request) => {
      // Every screen polls this route, so a call means that the back-office is open.
      const session = sessionOf(request)
      await recordVisit(db, session.administratorId)
      const [messages, unread, bookings, inReview] = await Promise.all([
        mayEnter(session, 'correspondence') ? contact.countUnread() : 0,
        mayEnter(session, 'hiring') ? applications.countUnread(ownVacancies(session)) : 0,
        mayEnter(session, 'correspondence') ? trials.countNew() : 0,
        mayEnter(session, 'news') ? countInReview(db) : 0,
      ])
      return {
        newMessages: messages,
        newApplications: unread,
        newTrials: bookings,
        articlesInReview: inReview,
        version: VERSION,
      }
    },
  )

  api.get(
    '/api/admin/figures',
    {
      schema: {
        ...admin,
        summary: 'The lists in figures',
        response: { 200: adminFigures, '4xx': errorResponse },
      },
    },
    async (request) => {
      const session = sessionOf(request)
      const [lists, vacancies] = await Promise.all([
        mayEnter(session, 'news') ? countLists(db) : {},
        mayEnter(session, 'hiring') ? countCareers(ownVacancies(session)) : {},
      ])
      return { ...lists, ...vacancies }
    },
  )

  api.get(
    '/api/admin/whats-new',
    {
      schema: {
        ...admin,
        summary: 'What has come since the last visit',
        response: { 200: whatIsNew, '4xx': errorResponse },
      },
    },
    async (request) => {
      const session = sessionOf(request)
      const lastVisit = await recordVisit(db, session.administratorId)
      const since = lastVisit ?? new Date(0)
      const [newOnes, messages, articles, booked] = await Promise.all([
        mayEnter(session, 'hiring') ? newApplications(db, since, ownVacancies(session)) : undefined,
        mayEnter(session, 'correspondence') ? newMessages(db, since) : undefined,
        mayEnter(session, 'news') ? newArticles(db, since) : undefined,
        mayEnter(session, 'correspondence') ? newTrials(db, since) : undefined,
      ])
      return {
        since: lastVisit?.toISOString() ?? null,
        applications: newOnes,
        messages,
        articles,
        trials: booked,
      }
    },
  )
}
