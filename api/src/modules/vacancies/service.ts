import type { Readable } from 'node:stream'
import { CodedError } from '@anyam/server/errors'
import type {
  ApplicationPage,
  ListPage,
  VacancyBulkInput,
  VacancyFormValues,
  VacancyRow,
} from '@arunika/admin-contracts'
import {
  adminVacancy,
  jobType,
  OPENINGS_LISTED,
  type Openings,
  type Vacancy,
  type VacancyInput,
  type VacancyListQuery,
  type VacancyTranslation,
  vacancyInput,
} from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from '@arunika/contracts/site'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { assertValid, check } from '../../lib/check.ts'
import { storedHtml } from '../../lib/sanitise-html.ts'
import {
  languagesOf,
  translatedInto,
  translationIn,
  translationsFrom,
  translationsOnWire,
  withCleanTranslations,
  withoutTranslations,
} from '../../lib/translations.ts'
import { listOf, type Pieces, readIds, withList } from '../../lib/whole-lists.ts'
import { cancelAllWritten } from '../applicant-mails/repository.ts'
import type { ExportChoice } from '../applications/export-rows.ts'
import type { ApplicationQuery } from '../applications/repository.ts'
import type { ApplicationService } from '../applications/service.ts'
import { assertVersion } from '../audit/assert-version.ts'
import type { Reader } from '../audit/readings.ts'
import type { Actor } from '../audit/repository.ts'
import { deleteEdits } from '../edits/repository.ts'
import { removeSaved, takeBegun } from '../edits/service.ts'
import { putInTrash } from '../trash/repository.ts'
import { isClosed } from './closing.ts'
import {
  contentsOf,
  recordedVacancy,
  recordVacancy,
  recordVacancyBaseline,
  type VacancySnapshot,
} from './history.ts'
import * as repository from './repository.ts'

/** @param language language of the texts, if translated */
function toVacancy(row: Omit<repository.VacancyRow, 'deletedAt'>, language?: Language): Vacancy {
  const { id, type, location, closesOn, salaryMin, salaryMax } = row
  const translation = translationIn(row.translations, language)
  const { title, description, requirement } = translation ?? row
  // Omitted if empty, as in the specification.
  const terms = {
    ...(closesOn && { closesOn }),
    ...(salaryMin && { salaryMin }),
    ...(salaryMax && { salaryMax }),
  }
  return {
    ...{ id, title, type, location, description, requirement },
    ...terms,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(translation && { language: translation.language }),
    ...languagesOf(translatedInto(row.translations)),
  }
}

type Titled = { title: string; titles: Partial<Record<OtherLanguage, string>> }

/** A list entry without texts, with its title in the language if translated. */
function inLanguage<Row extends Titled>({ titles, ...row }: Row, language: Language | undefined) {
  const title = language && language !== DEFAULT_LANGUAGE ? titles[language] : undefined
  return title === undefined ? row : { ...row, title, language }
}

function toOpenings(rows: readonly Vacancy[]): Openings {
  const byType = jobType.options.map((type) => ({ type, all: rows.filter((row) => row.type === type) }))
  return {
    counts: Object.fromEntries(byType.map(({ type, all }) => [type, all.length])) as Openings['counts'],
    newest: byType.flatMap(({ all }) =>
      all.slice(0, OPENINGS_LISTED).map(({ id, title, type, location, language }) => ({
        ...{ id, title, type, location },
        ...(language && { language }),
      })),
    ),
  }
}

export const toVacancyForm = (row: Omit<repository.VacancyRow, 'deletedAt'>): VacancyFormValues => ({
  ...toVacancy(row),
  ...translationsOnWire(row.translations),
  status: row.status,
})

function toTranslation(field: (name: string) => string): VacancyTranslation | undefined {
  const texts = {
    title: field('title'),
    description: field('description'),
    requirement: field('requirement'),
  }
  return texts.title && texts.description && texts.requirement ? texts : undefined
}

/** HTML in stored form; a text without visible content counts as missing. */
function cleanInput({
  if_updated_at: known,
  merged_edits: merged = '',
  reserved_id: reserved,
  ...input
}: VacancyInput) {
  const { description, requirement } = input
  const fields = withCleanTranslations(input, ['description', 'requirement'], storedHtml)
  const valid = assertValid(
    check(vacancyInput, {
      ...fields,
      description: storedHtml(description),
      requirement: storedHtml(requirement),
    }),
  )
  const translations = translationsFrom(valid, toTranslation)
  return {
    values: { ...withoutTranslations(valid), ...(translations && { translations }) },
    known,
    merged,
    reserved: Number(reserved),
  }
}

function assertFound<T>(found: T | undefined | false): T {
  if (found === undefined || found === false) throw new CodedError('vacancy_not_found')
  return found
}

export function createVacancyService(
  context: Context,
  applications: Pick<ApplicationService, 'export' | 'limitLists' | 'list' | 'page'>,
) {
  const { db, lists, reads, responseCache } = context
  const cached = (key: string, load: (db: Executor) => Promise<unknown>) =>
    responseCache.get('vacancies', key, () => reads.read(load))

  const listOpen = async (db: Executor, language: Language | undefined) =>
    (await repository.listOpenVacancies(db)).map((row) => toVacancy(row, language))

  /** A vacancy with any number of applications. */
  function withApplications(row: repository.VacancyRow, by: Reader): Pieces {
    const vacancy = z.encode(adminVacancy, { ...toVacancyForm(row), applicationResponses: [] })
    return withList(JSON.stringify(vacancy), 'applicationResponses', applications.list(row.id, by))
  }

  /** Locks the vacancy if the sender knows its current version, and records a revision to return to. */
  async function lockVersion(transaction: Executor, id: number, known: string | undefined) {
    const found = assertFound(await repository.lockVacancy(transaction, id))
    const subject = { subject: 'job vacancy', subjectId: id } as const
    await assertVersion(transaction, subject, { known, found, code: 'vacancy_changed' })
    await recordVacancyBaseline(transaction, found)
    return found
  }

  return {
    listOpen: ({ language }: VacancyListQuery) =>
      cached(`vacancies@${language}`, (db) => listOpen(db, language)),

    openings: ({ language }: VacancyListQuery) =>
      cached(`vacancies/openings@${language}`, async (db) => toOpenings(await listOpen(db, language))),

    found: ({ q, language }: VacancyListQuery) =>
      cached(`vacancies/found@${language}/${q.toLowerCase()}`, async (db) => {
        const { rows, total } = await repository.findOpenVacancies(db, q)
        return { vacancies: rows.map((row) => inLanguage(row, language)), total }
      }),

    titles: ({ language }: VacancyListQuery) =>
      cached(`vacancies/titles@${language}`, async (db) =>
        (await repository.listOpenTitles(db)).map((row) => ({
          ...inLanguage(row, language),
          ...languagesOf(translatedInto(row.titles)),
        })),
      ),

    /** @throws CodedError vacancy_not_found or vacancy_closed */
    findOpen: (id: number, language?: Language) =>
      cached(`vacancies/${id}@${language}`, async (db) => {
        const row = assertFound(await repository.findVacancy(db, id))
        if (isClosed(row)) throw new CodedError('vacancy_closed')
        return toVacancy(row, language)
      }),

    async *listForAdmin(by: Reader): Pieces {
      await applications.limitLists(by)
      const ids = await readIds(lists, repository.sortedVacancyIds(lists))
      yield* listOf(
        ids,
        (some) => repository.listVacancies(lists, some),
        (row) => withApplications(row, by),
      )
    },

    /** @param among only these vacancies */
    async page(query: repository.VacancyQuery, among?: readonly number[]): Promise<ListPage<VacancyRow>> {
      const { entries, ...page } = await repository.listVacancyPage(db, query, among)
      return { ...page, entries: entries.map(({ cursor: _, ...entry }) => entry) }
    },

    findForForm: async (id: number): Promise<VacancyFormValues> =>
      toVacancyForm(assertFound(await repository.findVacancy(db, id))),

    /** The vacancy's title with one page of its applications. */
    async applicationsPage(id: number, query: ApplicationQuery, by: Reader): Promise<ApplicationPage> {
      const { title, type } = assertFound(await repository.findVacancy(db, id))
      return { ...(await applications.page(id, query, by)), vacancy: { id, title, type } }
    },

    async findForAdmin(id: number, by: Reader): Promise<Pieces> {
      await applications.limitLists(by)
      return withApplications(assertFound(await repository.findVacancy(db, id)), by)
    },

    /** @throws CodedError vacancy_not_found */
    async export(id: number, choice: ExportChoice, by: Reader): Promise<Readable> {
      const { title } = assertFound(await repository.findVacancy(db, id))
      return applications.export({ id, title }, choice, by)
    },

    async create(input: VacancyInput, by: Actor) {
      const { values, merged, reserved } = cleanInput(input)
      return change(context, 'vacancies', async (transaction) => {
        const entry = { kind: 'vacancy', id: reserved } as const
        const begun = reserved ? await takeBegun(transaction, entry) : undefined
        const saved = await repository.insertVacancy(transaction, values, begun?.id)
        await recordVacancy(transaction, by, 'created', saved.id)
        if (begun) await removeSaved(transaction, entry, merged)
        return saved
      })
    },

    /** @throws CodedError vacancy_not_found or vacancy_changed */
    async edit(id: number, input: VacancyInput, by: Actor) {
      const { values, known, merged } = cleanInput(input)
      return change(context, 'vacancies', async (transaction) => {
        await lockVersion(transaction, id, known)
        const saved = await repository.updateVacancy(transaction, id, values)
        await recordVacancy(transaction, by, 'changed', id)
        if (merged) await removeSaved(transaction, { kind: 'vacancy', id }, merged)
        return saved
      })
    },

    /**
     * Restores the contents of one of the vacancy's revisions; it stays open or closed.
     * @throws CodedError vacancy_not_found or vacancy_changed
     */
    restore: (id: number, snapshot: VacancySnapshot, known: string | undefined, by: Actor) =>
      change(context, 'vacancies', async (transaction) => {
        const { status } = await lockVersion(transaction, id, known)
        const saved = await repository.updateVacancy(transaction, id, {
          ...contentsOf(snapshot),
          status,
        })
        await recordVacancy(transaction, by, 'restored', id)
        return saved
      }),

    /** Closes or opens several vacancies, all or none. @returns number of vacancies changed */
    bulk: ({ ids, action }: VacancyBulkInput, by: Actor): Promise<number> =>
      change(context, 'vacancies', async (transaction) => {
        let changed = 0
        // A fixed order prevents deadlocks between two requests.
        for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
          const found = await repository.lockVacancy(transaction, id)
          if (!found) continue
          await recordVacancyBaseline(transaction, found)
          await repository.setStatus(transaction, id, action === 'close' ? 'closed' : 'open')
          await recordVacancy(transaction, by, 'changed', id)
          changed += 1
        }
        return changed
      }),

    /** Moves the vacancy with its applications to the trash. */
    remove: (id: number, by: Actor) =>
      change(context, 'vacancies', async (transaction) => {
        const found = await lockVersion(transaction, id, undefined)
        await putInTrash(transaction, by, recordedVacancy(found))
        await deleteEdits(transaction, { kind: 'vacancy', id })
        await repository.setDeleted(transaction, id, new Date())
        await cancelAllWritten(transaction, { vacancyId: id })
      }),
  }
}

export type VacancyService = ReturnType<typeof createVacancyService>
