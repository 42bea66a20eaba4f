import type { ApplicationPage, ListPage, VacancyFormValues, VacancyRow } from '@arunika/admin-contracts'
import {
  type AdminVacancy,
  type Application,
  type Vacancy,
  type VacancyInput,
  vacancyInput,
} from '@arunika/contracts'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import { assertValid, check } from '../../lib/check.ts'
import { CodedError } from '../../lib/errors.ts'
import { sanitiseHtml, showsSomething } from '../../lib/sanitise-html.ts'
import { type ApplicationQuery, deleteApplications, listFilePaths } from '../applications/repository.ts'
import { type ApplicationService, deletedApplication } from '../applications/service.ts'
import { assertVersion } from '../audit/assert-version.ts'
import { type Actor, record } from '../audit/repository.ts'
import * as repository from './repository.ts'

function toVacancy(row: repository.VacancyRow): Vacancy {
  const { id, title, type, location, description, requirement, createdAt } = row
  return { id, title, type, location, description, requirement, createdAt: createdAt.toISOString() }
}

const toAdminVacancy = (row: repository.VacancyRow, applicationResponses: Application[]): AdminVacancy => ({
  ...toVacancy(row),
  status: row.status,
  updatedAt: row.updatedAt.toISOString(),
  applicationResponses,
})

/** HTML as it is stored; a text that shows a reader nothing counts as missing. */
function cleanInput({ if_updated_at: known, ...input }: VacancyInput) {
  const clean = (html: string) => {
    const sanitised = sanitiseHtml(html)
    return showsSomething(sanitised) ? sanitised : ''
  }
  const { description, requirement } = input
  const values = assertValid(
    check(vacancyInput, { ...input, description: clean(description), requirement: clean(requirement) }),
  )
  return { values, known }
}

/** What the audit log calls it. */
const vacancy = ({ title }: { title: string }) => ({ subject: 'job vacancy', title }) as const

function assertFound<T>(found: T | undefined | false): T {
  if (found === undefined || found === false) throw new CodedError('vacancy_not_found')
  return found
}

export function createVacancyService(
  context: Context,
  applications: Pick<ApplicationService, 'listByVacancy' | 'page'>,
) {
  const { db, responseCache, store } = context
  return {
    listOpen: () =>
      responseCache.get('vacancies', 'vacancies', async () =>
        (await repository.listOpenVacancies(db)).map(toVacancy),
      ),

    /** @throws CodedError vacancy_not_found or vacancy_closed */
    findOpen: (id: number) =>
      responseCache.get('vacancies', `vacancies/${id}`, async () => {
        const row = assertFound(await repository.findVacancy(db, id))
        if (row.status === 'closed') throw new CodedError('vacancy_closed')
        return toVacancy(row)
      }),

    async listForAdmin(): Promise<AdminVacancy[]> {
      const rows = await repository.listVacancies(db)
      const responses = await applications.listByVacancy(rows.map((row) => row.id))
      return rows.map((row) => toAdminVacancy(row, responses.get(row.id) ?? []))
    },

    async page(query: repository.VacancyQuery): Promise<ListPage<VacancyRow>> {
      const { entries, ...page } = await repository.listVacancyPage(db, query)
      return { ...page, entries: entries.map(({ cursor: _, ...entry }) => entry) }
    },

    async findForForm(id: number): Promise<VacancyFormValues> {
      const row = assertFound(await repository.findVacancy(db, id))
      return { ...toVacancy(row), status: row.status, updatedAt: row.updatedAt.toISOString() }
    },

    /** The vacancy's name with one page of its applications. */
    async applicationsPage(id: number, query: ApplicationQuery): Promise<ApplicationPage> {
      const { title, type } = assertFound(await repository.findVacancy(db, id))
      return { ...(await applications.page(id, query)), vacancy: { id, title, type } }
    },

    async findForAdmin(id: number): Promise<AdminVacancy> {
      const row = assertFound(await repository.findVacancy(db, id))
      const responses = await applications.listByVacancy([id])
      return toAdminVacancy(row, responses.get(id) ?? [])
    },

    async create(input: VacancyInput, by: Actor) {
      const { values } = cleanInput(input)
      return change(context, 'vacancies', async (transaction) => {
        const saved = await repository.insertVacancy(transaction, values)
        await record(transaction, by, { action: 'created', subjectId: saved.id, ...vacancy(values) })
        return saved
      })
    },

    /** @throws CodedError vacancy_not_found or vacancy_changed */
    async edit(id: number, input: VacancyInput, by: Actor) {
      const { values, known } = cleanInput(input)
      const subject = { subjectId: id, ...vacancy(values) }
      return change(context, 'vacancies', async (transaction) => {
        const found = assertFound(await repository.lockVacancy(transaction, id))
        await assertVersion(transaction, subject, { known, found, code: 'vacancy_changed' })
        const saved = await repository.updateVacancy(transaction, id, values)
        await record(transaction, by, { action: 'changed', ...subject })
        return saved
      })
    },

    /** Removes the vacancy, its applications and their documents. */
    async remove(id: number, by: Actor) {
      const paths = await change(context, 'vacancies', async (transaction) => {
        const found = assertFound(await repository.lockVacancy(transaction, id))
        const files = await listFilePaths(transaction, { vacancyId: id })
        const goneWithIt = await deleteApplications(transaction, { vacancyId: id })
        await repository.deleteVacancy(transaction, id)
        await record(transaction, by, ...goneWithIt.map(deletedApplication))
        await record(transaction, by, { action: 'deleted', subjectId: id, ...vacancy(found) })
        return files
      })
      await store.remove('private', paths)
    },
  }
}

export type VacancyService = ReturnType<typeof createVacancyService>
