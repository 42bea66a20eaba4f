import { CodedError } from '@anyam/server/errors'
import { mayEnter } from '@arunika/admin-contracts'
import type { preHandlerAsyncHookHandler } from 'fastify'
import type { Context } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { rulesOf } from '../auth/calls.ts'
import type { Session } from '../auth/sessions.ts'
import { listVacanciesOf } from './repository.ts'

/** The vacancies that the session is limited to; undefined for recruiters, who see all. */
export const ownVacancies = (session: Session): readonly number[] | undefined =>
  mayEnter(session, 'careers') ? undefined : session.vacancies

/** @throws CodedError forbidden for hiring managers, before data of all vacancies */
export function assertRecruiter(session: Session): void {
  if (ownVacancies(session)) throw new CodedError('forbidden')
}

/** Hook that answers hiring managers as if there were no vacancies but theirs. */
export const ownVacanciesOnly =
  ({ db }: Pick<Context, 'db'>): preHandlerAsyncHookHandler =>
  async (request) => {
    const { routeOptions } = request
    if (rulesOf(routeOptions).area !== 'hiring') return
    const own = ownVacancies(sessionOf(request))
    if (!own) return
    const { id } = request.params as { id?: number }
    const ofVacancy = routeOptions.url?.startsWith('/api/admin/job-vacancies/:id/')
    if (ofVacancy && !own.includes(id ?? 0)) throw new CodedError('vacancy_not_found')
    if (ofVacancy) return
    const { ids = id === undefined ? [] : [id] } = (request.body ?? {}) as { ids?: readonly number[] }
    const found = await listVacanciesOf(db, ids)
    if (found.length < new Set(ids).size || found.some((vacancy) => !own.includes(vacancy)))
      throw new CodedError('application_not_found')
  }
