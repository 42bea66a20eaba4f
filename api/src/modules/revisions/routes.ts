import { CodedError } from '@anyam/server/errors'
import {
  asOfPage,
  asOfQuery,
  type RevisedEntry,
  type Revision,
  restoreInput,
  revision,
  revisionPage,
  revisionQuery,
} from '@arunika/admin-contracts'
import { errorResponse, idParams, savedResponse } from '@arunika/contracts'
import type { Api, Context } from '../../context.ts'
import { savedAs } from '../../lib/saved-as.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { type ArticleSnapshot, toRevisedArticle } from '../articles/history.ts'
import type { ArticleService } from '../articles/service.ts'
import type { Session } from '../auth/sessions.ts'
import { assertMaySee } from '../auth/subjects.ts'
import type { CategorySnapshot } from '../categories/history.ts'
import { type CategoryService, toCategory } from '../categories/service.ts'
import type { PictureSnapshot } from '../media/history.ts'
import { type MediaService, toPictureForm } from '../media/service.ts'
import type { TermSnapshot } from '../terms/history.ts'
import { type TermService, toRevisedTerm } from '../terms/service.ts'
import { contentsOf, type VacancySnapshot } from '../vacancies/history.ts'
import { toVacancyForm, type VacancyService } from '../vacancies/service.ts'
import { pageAsOf } from './as-of.ts'
import { findEarlier, findRevision, listRevisions } from './repository.ts'

const admin = { tags: ['Admin: versions'], security: [{ bearer: [] }] }

type Row = NonNullable<Awaited<ReturnType<typeof findRevision>>>

interface Services {
  articles: ArticleService
  categories: CategoryService
  media: MediaService
  terms: TermService
  vacancies: VacancyService
}

/** The entry of a revision, as its form expects it. */
function toEntry({ subject, subjectId: id, snapshot, createdAt }: Row): RevisedEntry {
  if (subject === 'article') return toRevisedArticle(id, snapshot as ArticleSnapshot, createdAt)
  if (subject === 'category') {
    const { articles: _, ...names } = snapshot as CategorySnapshot
    return toCategory({ ...names, id, updatedAt: createdAt })
  }
  if (subject === 'picture') return toPictureForm(id, snapshot as PictureSnapshot, createdAt)
  if (subject === 'term') return toRevisedTerm(id, snapshot as TermSnapshot, createdAt)
  return toVacancyForm({
    ...contentsOf(snapshot as VacancySnapshot),
    id,
    createdAt,
    updatedAt: createdAt,
  })
}

/** Routes for the revisions of articles, categories and vacancies. */
export function adminRevisionRoutes(api: Api, { db }: Context, services: Services) {
  async function find(id: number, session: Session): Promise<Row> {
    const row = await findRevision(db, id)
    if (!row) throw new CodedError('revision_not_found')
    assertMaySee(session, row.subject)
    return row
  }

  api.get(
    '/api/admin/revisions',
    {
      schema: {
        ...admin,
        summary: 'Revisions of an entry, newest first',
        querystring: revisionQuery,
        response: { 200: revisionPage, '4xx': errorResponse },
      },
    },
    async (request) => {
      const { query } = request
      assertMaySee(sessionOf(request), query.subject)
      const { entries, ...page } = await listRevisions(db, query)
      return {
        ...page,
        entries: entries.map(({ cursor: _, createdAt, ...entry }) => ({
          ...entry,
          createdAt: createdAt.toISOString(),
        })),
      }
    },
  )

  api.get(
    '/api/admin/as-of',
    {
      schema: {
        ...admin,
        summary: 'What readers saw at a moment, the newest entries first',
        querystring: asOfQuery,
        response: { 200: asOfPage, '4xx': errorResponse },
      },
    },
    (request) => pageAsOf(db, request.query),
  )

  api.get(
    '/api/admin/revisions/:id',
    {
      schema: {
        ...admin,
        summary: 'One revision, with the entry before and after it',
        params: idParams,
        response: { 200: revision, '4xx': errorResponse },
      },
    },
    async (request): Promise<Revision> => {
      const row = await find(request.params.id, sessionOf(request))
      const before = await findEarlier(db, row)
      const { snapshot: _, files: _files, createdAt, ...named } = row
      return {
        ...named,
        createdAt: createdAt.toISOString(),
        entry: toEntry(row),
        before: before ? toEntry(before) : null,
      }
    },
  )

  api.post(
    '/api/admin/revisions/:id/restore',
    {
      schema: {
        ...admin,
        summary: 'Restore an earlier revision of an entry',
        params: idParams,
        body: restoreInput,
        response: { 200: savedResponse, '4xx': errorResponse },
      },
    },
    async (request) => {
      const { subject, subjectId: id, snapshot } = await find(request.params.id, sessionOf(request))
      const { if_updated_at: known } = request.body
      const by = sessionOf(request)
      const restore = {
        article: () => services.articles.restore(id, snapshot as ArticleSnapshot, known, by),
        category: () => services.categories.restore(id, snapshot as CategorySnapshot, known, by),
        picture: () => services.media.restore(id, snapshot as PictureSnapshot, known, by),
        term: () => services.terms.restore(id, snapshot as TermSnapshot, known, by),
        'job vacancy': () => services.vacancies.restore(id, snapshot as VacancySnapshot, known, by),
      }
      return savedAs('The earlier version has been restored.', await restore[subject]())
    },
  )
}
