import type { Readable } from 'node:stream'
import { CodedError } from '@anyam/server/errors'
import type { ApplicationRow, ListPage } from '@arunika/admin-contracts'
import {
  APPLICATION_STATUS_NAMES,
  type Application,
  type ApplicationAnnouncement,
  type ApplicationMove,
  type ApplicationStatusInput,
  application as applicationSchema,
} from '@arunika/contracts'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { limitTries } from '../../lib/attempts.ts'
import { csvStream } from '../../lib/csv.ts'
import { listOf, type Pieces, readIds } from '../../lib/whole-lists.ts'
import { cancelAnnouncing } from '../applicant-mails/repository.ts'
import type { createReadings, Reader } from '../audit/readings.ts'
import { type Actor, type Deed, nameOf, record } from '../audit/repository.ts'
import { statusChanged } from '../audit/status-changed.ts'
import { createAlerts } from '../auth/alerts.ts'
import type { Session } from '../auth/sessions.ts'
import { ownPageOf } from '../my-application/status-sentences.ts'
import { findDecisions, listRatings, listStages, moveTo } from '../stages/repository.ts'
import { announce, lockAnnounceable } from './announcements.ts'
import { archiveOf } from './archive.ts'
import { EXPORT_COLUMNS } from './export.ts'
import { type ExportChoice, exportBatches } from './export-rows.ts'
import { ownVacancies } from './own-vacancies.ts'
import * as repository from './repository.ts'
import { createSubmission } from './submission.ts'
import { toApplicationWith } from './wire.ts'

const application = { subject: 'application' } as const

/** The deletion of an application, for the audit log. */
export const deletedApplication = (subjectId: number): Deed => ({
  action: 'deleted',
  ...application,
  subjectId,
})

const HOUR = 3_600
/** Maximum number of exports for each person and hour. */
const MOST_EXPORTS = 20
/** The same for whole lists: three open screens of a client of the specification, which ask every ten seconds. */
const MOST_LISTS = 1_080

export function createApplicationService(context: Context, recordReading: ReturnType<typeof createReadings>) {
  const { db, lists, store, signer, settings } = context
  const alerts = createAlerts(context)
  const toApplication = toApplicationWith({ signer, settings })

  return {
    ...createSubmission(context),

    /** @throws CodedError too_many_requests */
    limitLists: (by: Reader) =>
      limitTries(db, `lists:${by.administratorId}`, {
        most: MOST_LISTS,
        windowSeconds: HOUR,
        code: 'too_many_requests',
        sentence: 'You have read whole lists of applications too often.',
      }),

    /** All applications of a vacancy, the newest first. Requests for them are limited by `limitLists`. */
    async *list(subjectId: number, by: Reader): Pieces {
      const ids = await readIds(lists, repository.sortedApplicationIds(lists, subjectId))
      const reading = { subject: 'job vacancy', subjectId, title: 'all applications' } as const
      if (ids.length > 0) await recordReading(by, reading, ids.length)
      yield* listOf(
        ids,
        (some) => repository.listApplications(lists, some),
        (row) => JSON.stringify(z.encode(applicationSchema, toApplication(row))),
      )
    },

    async page(
      vacancyId: number,
      query: repository.ApplicationQuery,
      by: Reader,
    ): Promise<ListPage<ApplicationRow>> {
      await recordReading(by, { subject: 'job vacancy', subjectId: vacancyId, title: 'list of applications' })
      const { entries, ...page } = await repository.listApplicationPage(db, vacancyId, query)
      const stages = await listStages(db, vacancyId)
      const ratings = await listRatings(
        db,
        entries.map(({ id }) => id),
      )
      return {
        ...page,
        entries: entries.map(({ createdAt, isRead, withdrawnAt, stageId, cursor: _, ...row }) => ({
          ...row,
          rating: ratings.get(row.id) ?? null,
          stage: stages.find((stage) => stage.id === stageId),
          createdAt: createdAt.toISOString(),
          is_read: isRead ? 1 : 0,
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
        })),
      }
    },

    /** @throws CodedError application_not_found */
    async find(id: number, by: Session): Promise<Application> {
      const row = await repository.findApplication(db, id)
      if (!row) throw new CodedError('application_not_found')
      await recordReading(by, { ...application, subjectId: id })
      const others = await repository.listOthers(db, row, ownVacancies(by))
      return {
        ...toApplication(row),
        ownPage: ownPageOf(row),
        ...(await findDecisions(db, row, by)),
        others: others.map((other) => ({ ...other, createdAt: other.createdAt.toISOString() })),
      }
    },

    /** @throws CodedError application_not_found or application_changed */
    setStatus: (id: number, { status, if_status: known }: ApplicationStatusInput, by: Actor) =>
      db.transaction(async (transaction) => {
        const found = await repository.lockApplication(transaction, id)
        if (!found) throw new CodedError('application_not_found')
        if (found.status === status) return
        if (known && known !== found.status) {
          const subject = { ...application, subjectId: id }
          const name = APPLICATION_STATUS_NAMES[found.status]
          throw await statusChanged(transaction, 'application_changed', subject, name)
        }
        await moveTo(transaction, [id], { status }, by)
        const title = APPLICATION_STATUS_NAMES[status]
        await record(transaction, by, { action: 'status changed', ...application, subjectId: id, title })
      }),

    /**
     * Streams a vacancy's applications for a spreadsheet. The export is logged, and the company is notified.
     * @throws CodedError too_many_requests
     */
    async export(
      vacancy: { id: number; title: string },
      choice: ExportChoice,
      by: Reader,
    ): Promise<Readable> {
      await limitTries(db, `exports:${by.administratorId}`, {
        most: MOST_EXPORTS,
        windowSeconds: HOUR,
        code: 'too_many_requests',
        sentence: 'You have exported many tables.',
      })
      await db.transaction(async (transaction) => {
        const subject = { subject: 'job vacancy', subjectId: vacancy.id, title: vacancy.title } as const
        await record(transaction, by, { action: 'exported', ...subject })
        await alerts.exported(transaction, by.administratorId, vacancy.title)
      })
      return csvStream(EXPORT_COLUMNS, exportBatches(lists, vacancy.id, choice))
    },

    /**
     * Changes the status of several applications. Skips those that already have it, differ from `if_status`, or are
     * deleted. @returns ids of the applications moved
     */
    move: ({ ids, status, if_status: known }: ApplicationMove, by: Actor): Promise<number[]> =>
      db.transaction(async (transaction) => {
        const rows = await repository.lockApplications(transaction, ids)
        const moved = rows
          .filter((row) => row.status !== status && (known === undefined || row.status === known))
          .map((row) => row.id)
        if (moved.length === 0) return []
        await moveTo(transaction, moved, { status }, by)
        const entry = {
          action: 'status changed',
          ...application,
          title: APPLICATION_STATUS_NAMES[status],
        } as const
        await record(transaction, by, ...moved.map((subjectId) => ({ ...entry, subjectId })))
        return moved
      }),

    /**
     * Announces a status to applicants without a mail, and cancels mails that would have done so. Skips those
     * who have withdrawn or already know it, and applications with another status.
     * @returns ids of the applications announced
     * @throws CodedError application_not_found or application_changed for a single one
     */
    announce: ({ ids, status }: ApplicationAnnouncement, by: Actor): Promise<number[]> =>
      db.transaction(async (transaction) => {
        const rows = await lockAnnounceable(transaction, ids)
        if (ids.length === 1) {
          const [one] = rows
          if (!one) throw new CodedError('application_not_found')
          if (one.status !== status) {
            const subject = { ...application, subjectId: one.id }
            const name = APPLICATION_STATUS_NAMES[one.status]
            throw await statusChanged(transaction, 'application_changed', subject, name)
          }
        }
        const open = rows.filter((row) => row.status === status && !row.withdrawnAt).map(({ id }) => id)
        const cancelled = await cancelAnnouncing(transaction, open, status)
        await record(
          transaction,
          by,
          ...cancelled.map((subjectId) => ({ action: 'mail cancelled', ...application, subjectId }) as const),
        )
        return announce(transaction, open, status, { by, means: 'own page' })
      }),

    addNote: (subjectId: number, text: string, by: { administratorId: number }) =>
      db.transaction(async (transaction) => {
        const { administratorId } = by
        const found = await repository.insertNote(transaction, {
          applicationId: subjectId,
          administratorId,
          text,
        })
        if (!found) throw new CodedError('application_not_found')
        await record(transaction, by, { action: 'note added', ...application, subjectId })
      }),

    /** Hiring managers delete only what they wrote. */
    removeNote: (subjectId: number, id: number, by: Session) =>
      db.transaction(async (transaction) => {
        const author = ownVacancies(by) && nameOf(by)
        const found = await repository.deleteNote(transaction, subjectId, { id, author })
        if (!found) throw new CodedError('note_not_found')
        await record(transaction, by, { action: 'note deleted', ...application, subjectId })
      }),

    /** Streams all documents of an application as one archive, reading them in sequence. */
    async archive(id: number): Promise<Readable> {
      const files = await repository.listFilesOf(db, id)
      if (files.length === 0) throw new CodedError('application_not_found')
      return archiveOf(store, files)
    },

    countUnread: (among?: readonly number[]) => repository.countUnread(db, among),

    markRead: (id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        const found = await repository.lockApplication(transaction, id)
        if (!found) throw new CodedError('application_not_found')
        if (found.isRead) return
        await repository.markRead(transaction, id)
        await record(transaction, by, { action: 'opened', ...application, subjectId: id })
      }),

    /**
     * Removes the application with its documents, notes and mails.
     * @throws CodedError application_not_found or interview_to_come
     */
    async remove(id: number, by: Actor) {
      const paths = await db.transaction(async (transaction) => {
        if (!(await repository.lockApplication(transaction, id)))
          throw new CodedError('application_not_found')
        if (await repository.haveInterviewToCome(transaction, { id }))
          throw new CodedError('interview_to_come')
        const found = await repository.listFilePaths(transaction, { id })
        await repository.deleteApplications(transaction, { id })
        await record(transaction, by, deletedApplication(id))
        return found
      })
      await store.remove('private', paths)
    },
  }
}

export type ApplicationService = ReturnType<typeof createApplicationService>
