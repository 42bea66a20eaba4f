import { CodedError } from '@anyam/server/errors'
import {
  CATEGORY_NAME_TAKEN,
  type RevisedSubject,
  TRASH_DAYS,
  type TrashPage,
  type TrashQuery,
  type TrashRestoreInput,
} from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import { change } from '../../db/changes.ts'
import type { Executor } from '../../db/database.ts'
import { haveInterviewToCome } from '../applications/repository.ts'
import { type ArticleSnapshot, recordArticle, reinsertArticle } from '../articles/history.ts'
import { type Actor, record } from '../audit/repository.ts'
import { type CategorySnapshot, recordedCategory } from '../categories/history.ts'
import { reinsertCategory, takenNames } from '../categories/repository.ts'
import { recordedPicture } from '../media/history.ts'
import * as pictures from '../media/repository.ts'
import { deleteRevisions, recordSave } from '../revisions/repository.ts'
import { recordedTerm, type TermSnapshot } from '../terms/history.ts'
import { reinsertTerm } from '../terms/repository.ts'
import { removeUnused } from '../uploads/unused-pictures.ts'
import { recordVacancy } from '../vacancies/history.ts'
import { removeDeletedVacancies } from '../vacancies/removal.ts'
import { setDeleted } from '../vacancies/repository.ts'
import * as repository from './repository.ts'

const DAY_MS = 86_400_000

/** The actor in the audit log for emptying the trash. */
const TRASH_RULE = { name: 'retention rule' }

const INTERVIEWS_TO_COME =
  'Interviews of this vacancy are still to come. Please restore it and cancel them first, so that the applicants are told.'

/** Restores one entry of any kind. */
async function bringBack(executor: Executor, by: Actor, entry: repository.TrashedRow) {
  const { subjectId: id, snapshot } = entry
  const restore = {
    async article() {
      await reinsertArticle(executor, id, snapshot as ArticleSnapshot)
      await recordArticle(executor, by, 'restored', id)
    },
    async category() {
      const { articles, ...names } = snapshot as CategorySnapshot
      const [taken] = await takenNames(executor, names)
      if (taken)
        throw new CodedError('category_exists', { message: `${CATEGORY_NAME_TAKEN} (“${taken.name}”)` })
      await reinsertCategory(executor, id, { ...names, articles })
      await recordSave(executor, by, 'restored', recordedCategory({ id, ...names }))
    },
    async 'job vacancy'() {
      await setDeleted(executor, id, null)
      await recordVacancy(executor, by, 'restored', id)
    },
    async picture() {
      await pictures.setDeleted(executor, id, null)
      const row = await pictures.findPicture(executor, id)
      if (row) await recordSave(executor, by, 'restored', recordedPicture(row))
    },
    async term() {
      await reinsertTerm(executor, id, snapshot as TermSnapshot)
      await recordSave(executor, by, 'restored', recordedTerm(id, snapshot as TermSnapshot))
    },
  } satisfies Record<RevisedSubject, () => Promise<void>>
  await repository.removeEntry(executor, entry.id)
  await restore[entry.subject]()
}

export function createTrashService(context: Context) {
  const { db, store } = context

  /**
   * Permanently deletes one entry with everything that belongs to it; `removeDeletedVacancies` removes a vacancy's
   * applications.
   * @throws CodedError trash_not_found, or interview_to_come for a vacancy with one
   */
  async function deleteForGood(
    id: number,
    by: Actor,
    assertAllowed: (subject: RevisedSubject) => void = () => {},
  ) {
    const files = await db.transaction(async (transaction) => {
      const entry = await repository.lockEntry(transaction, id)
      if (!entry) throw new CodedError('trash_not_found')
      const { subject, subjectId, title } = entry
      assertAllowed(subject)
      if (subject === 'job vacancy' && (await haveInterviewToCome(transaction, { vacancyId: subjectId })))
        throw new CodedError('interview_to_come', { message: INTERVIEWS_TO_COME })
      await repository.removeEntry(transaction, id)
      const own = subject === 'picture' ? await pictures.deletePicture(transaction, subjectId) : []
      const files = [...own, ...(await deleteRevisions(transaction, entry))]
      await record(transaction, by, { action: 'deleted for good', subject, subjectId, title })
      return files
    })
    await removeUnused(db, store, [...new Set(files)])
  }

  return {
    /** @param subjects only these kinds; undefined for all */
    async page(query: TrashQuery, subjects: readonly RevisedSubject[] | undefined): Promise<TrashPage> {
      const { entries, ...page } = await repository.listTrash(db, query, subjects)
      return {
        ...page,
        entries: entries.map(({ cursor: _, revisionId: _revision, deletedAt, ...entry }) => ({
          ...entry,
          deletedAt: deletedAt.toISOString(),
          endsAt: new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
        })),
      }
    },

    /**
     * Restores entries under their ids, all or none.
     * @returns number of entries restored
     * @throws CodedError trash_not_found if none of them is there, category_exists if a name was taken meanwhile
     */
    restore: ({ subject, ids }: TrashRestoreInput, by: Actor): Promise<number> =>
      // Articles show the names of their categories.
      change(context, subject === 'job vacancy' ? 'vacancies' : 'articles', async (transaction) => {
        const found = await repository.lockTrashed(transaction, subject, ids)
        if (found.length === 0) throw new CodedError('trash_not_found')
        for (const entry of found) await bringBack(transaction, by, entry)
        return found.length
      }),

    /** The same, on request. Slow steps continue after the response, and housekeeping retries failures. */
    async deleteForGood(id: number, by: Actor, assertAllowed: (subject: RevisedSubject) => void) {
      await deleteForGood(id, by, assertAllowed)
      void removeDeletedVacancies(context).catch(() => {})
    },

    /**
     * Permanently deletes entries older than the trash's retention. Vacancies with interviews to come wait for these.
     * @returns number of entries
     */
    async empty(now = Date.now()): Promise<number> {
      const expired = await repository.listExpired(db, new Date(now - TRASH_DAYS * DAY_MS))
      let deleted = 0
      for (const { id } of expired) {
        try {
          await deleteForGood(id, TRASH_RULE)
          deleted++
        } catch (error) {
          if (!(error instanceof CodedError && error.code === 'interview_to_come')) throw error
        }
      }
      await removeDeletedVacancies(context)
      return deleted
    },
  }
}

export type TrashService = ReturnType<typeof createTrashService>
