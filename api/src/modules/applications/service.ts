import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { ApplicationRow, ListPage } from '@arunika/admin-contracts'
import {
  APPLICATION_STATUS_NAMES,
  type Application,
  type ApplicationStatus,
  type ApplicationStatusInput,
  applicationRequest,
  DOCUMENT_RULES,
} from '@arunika/contracts'
import { CodedError, type FieldErrors } from '@arunika/server/errors'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { createBudgets, textBytes } from '../../lib/budgets.ts'
import { assertValid, check } from '../../lib/check.ts'
import { invalidFields, isRefusal } from '../../lib/field-errors.ts'
import {
  claimKey,
  earlierResponse,
  fingerprintOf,
  isKnownSend,
  type StoredResponse,
} from '../../lib/idempotency.ts'
import type { ReceivedForm } from '../../lib/receive-form.ts'
import { createReadings, type Reader } from '../audit/readings.ts'
import { type Actor, type Deed, findLastEntry, record } from '../audit/repository.ts'
import { createAlerts } from '../auth/alerts.ts'
import { createMailLimit } from '../mail/limit.ts'
import { insertMails } from '../mail/repository.ts'
import { ownerLink, ownerToken } from '../my-application/links.ts'
import { isClosed } from '../vacancies/closing.ts'
import { findVacancy, holdVacancy } from '../vacancies/repository.ts'
import { archiveOf } from './archive.ts'
import { inspectDocuments, type PreparedFile, prepareDocument } from './documents.ts'
import { applicationMails } from './mails.ts'
import { newReference } from './reference.ts'
import * as repository from './repository.ts'
import { toApplicationWith } from './wire.ts'

const THANKS = 'Thank you! Your application has been sent.'
const application = { subject: 'application' } as const
/** How the audit log says that an application is gone. */
export const deletedApplication = (subjectId: number): Deed => ({
  action: 'deleted',
  ...application,
  subjectId,
})
/** One attempt to send the form. */
interface Sender {
  vacancyId: number
  /** Idempotency-Key. */
  key: string | undefined
  /** From where it comes. */
  address: string
}

const scopeOf = (vacancyId: number) => `application ${vacancyId}`

async function statusChanged(executor: Executor, id: number, status: ApplicationStatus) {
  const entry = await findLastEntry(executor, { ...application, subjectId: id })
  return new CodedError('application_changed', {
    message: `Another administrator has set the status to ${APPLICATION_STATUS_NAMES[status]} since you opened it.`,
    ...(entry && { changed: { by: entry.actor, at: entry.createdAt.toISOString() } }),
  })
}

export function createApplicationService(context: Context) {
  const { db, secrets, store, signer, settings } = context
  const budgets = createBudgets(context)
  const limitMails = createMailLimit(context)
  const alerts = createAlerts(context)
  const recordReading = createReadings(context)
  const toApplication = toApplicationWith({ signer, settings })

  async function assertOpen(executor: Executor, id: number, find: typeof findVacancy) {
    const vacancy = await find(executor, id)
    if (!vacancy) throw new CodedError('vacancy_not_found')
    if (isClosed(vacancy)) throw new CodedError('vacancy_closed')
    return vacancy
  }

  /** Re-encodes the pictures of the form; all or nothing. */
  async function prepare(
    form: ReceivedForm,
  ): Promise<{ values: ReturnType<typeof read>; files: PreparedFile[] }> {
    const { accepted, error } = await inspectDocuments(form.files)
    const values = read(form, error)
    const files: PreparedFile[] = []
    for (const file of accepted) {
      const prepared = await prepareDocument(file, store)
      if (!prepared) {
        await dropTempFiles(files)
        throw invalidFields({ [DOCUMENT_RULES.field]: [DOCUMENT_RULES.messages.wrongType] })
      }
      files.push(prepared)
    }
    return { values, files }
  }

  const dropTempFiles = (files: readonly PreparedFile[]) =>
    Promise.all(files.map((file) => rm(file.tempPath, { force: true })))

  /**
   * Stores row, files and the mail to be sent together; the files are on the disk before the row is committed.
   */
  async function storeTogether(
    { vacancyId, address }: Sender,
    send: Parameters<typeof claimKey>[1] | undefined,
    form: ReceivedForm,
  ) {
    const { values, files } = await prepare(form)
    const reference = newReference()
    const response: StoredResponse = { message: THANKS, reference }
    try {
      return await db.transaction(async (transaction) => {
        const earlier = send && (await claimKey(transaction, send, response))
        if (earlier) return earlier
        const vacancy = await assertOpen(transaction, vacancyId, holdVacancy)
        for (const file of files) await store.keep(file.tempPath, 'private', file.row.path)
        const applicationId = await repository.insertApplication(
          transaction,
          { ...values, vacancyId, reference },
          files.map((file) => file.row),
        )
        const link = ownerLink(settings.publicUrl, ownerToken(secrets.applicant, reference))
        const received = { applicationId, reference, link, vacancy, applicant: values }
        await insertMails(transaction, await limitMails(transaction, applicationMails(settings, received)))
        const stored = files.reduce((sum, file) => sum + file.row.size, textBytes(form.fields))
        await budgets.charge(transaction, address, stored)
        return response
      })
    } catch (error) {
      if (isRefusal(error))
        await store.remove(
          'private',
          files.map((file) => file.row.path),
        )
      throw error
    } finally {
      await dropTempFiles(files)
    }
  }

  return {
    /** Refuses early, before a large body is read; a repeated request gets its earlier response. */
    async assertAccepts({ vacancyId, key, address, bytes }: Sender & { bytes: number }) {
      if (key !== undefined && (await isKnownSend(db, { scope: scopeOf(vacancyId), key }))) return
      await assertOpen(db, vacancyId, findVacancy)
      await budgets.assertRoom(address, bytes)
    },

    async submit(sender: Sender, form: ReceivedForm): Promise<StoredResponse> {
      const { vacancyId, key } = sender
      const files = form.files.map(({ name, size, sha256 }) => ({ name, size, sha256 }))
      const fingerprint = fingerprintOf([form.fields, files])
      const send = key === undefined ? undefined : { scope: scopeOf(vacancyId), key, fingerprint }
      const earlier = send && (await earlierResponse(db, send))
      return earlier ?? storeTogether(sender, send, form)
    },

    /** Applications of each vacancy, newest first. */
    async listByVacancy(vacancyIds: readonly number[], by: Reader): Promise<Map<number, Application[]>> {
      const rows = await repository.listApplications(db, vacancyIds)
      for (const subjectId of new Set(rows.map((row) => row.vacancyId)))
        await recordReading(by, { subject: 'job vacancy', subjectId, title: 'all applications' })
      const grouped = Map.groupBy(rows, (row) => row.vacancyId)
      return new Map([...grouped].map(([id, group]) => [id, group.map(toApplication)]))
    },

    async page(
      vacancyId: number,
      query: repository.ApplicationQuery,
      by: Reader,
    ): Promise<ListPage<ApplicationRow>> {
      await recordReading(by, { subject: 'job vacancy', subjectId: vacancyId, title: 'list of applications' })
      const { entries, ...page } = await repository.listApplicationPage(db, vacancyId, query)
      return {
        ...page,
        entries: entries.map(
          ({ id, createdAt, name, phone, email, education, isRead, status, withdrawnAt }) => ({
            id,
            createdAt: createdAt.toISOString(),
            name,
            phone,
            email,
            education,
            is_read: isRead ? 1 : 0,
            status,
            withdrawnAt: withdrawnAt?.toISOString() ?? null,
          }),
        ),
      }
    },

    /** @throws CodedError application_not_found */
    async find(id: number, by: Reader): Promise<Application> {
      const row = await repository.findApplication(db, id)
      if (!row) throw new CodedError('application_not_found')
      await recordReading(by, { ...application, subjectId: id })
      const others = await repository.listOthers(db, row)
      return {
        ...toApplication(row),
        others: others.map((other) => ({ ...other, createdAt: other.createdAt.toISOString() })),
      }
    },

    /** @throws CodedError application_not_found or application_changed */
    setStatus: (id: number, { status, if_status: known }: ApplicationStatusInput, by: Actor) =>
      db.transaction(async (transaction) => {
        const found = await repository.lockApplication(transaction, id)
        if (!found) throw new CodedError('application_not_found')
        if (found.status === status) return
        if (known && known !== found.status) throw await statusChanged(transaction, id, found.status)
        await repository.setStatus(transaction, id, status)
        const title = APPLICATION_STATUS_NAMES[status]
        await record(transaction, by, { action: 'status changed', ...application, subjectId: id, title })
      }),

    /** What an export of a vacancy's applications holds; it is recorded, and the company is notified. */
    async export(
      vacancy: { id: number; title: string },
      status: ApplicationStatus | undefined,
      by: Reader,
    ): Promise<Application[]> {
      const rows = await repository.listApplications(db, [vacancy.id])
      await db.transaction(async (transaction) => {
        const subject = { subject: 'job vacancy', subjectId: vacancy.id, title: vacancy.title } as const
        await record(transaction, by, { action: 'exported', ...subject })
        await alerts.exported(transaction, by.administratorId, vacancy.title)
      })
      return rows.filter((row) => status === undefined || row.status === status).map(toApplication)
    },

    /** Changes the status of many at once, skipping those that have it already or are deleted. @returns how many moved */
    move: (ids: readonly number[], status: ApplicationStatus, by: Actor) =>
      db.transaction(async (transaction) => {
        const rows = await repository.lockApplications(transaction, ids)
        const moved = rows.filter((row) => row.status !== status).map((row) => row.id)
        if (moved.length === 0) return 0
        await repository.setStatuses(transaction, moved, status)
        const entry = {
          action: 'status changed',
          ...application,
          title: APPLICATION_STATUS_NAMES[status],
        } as const
        await record(transaction, by, ...moved.map((subjectId) => ({ ...entry, subjectId })))
        return moved.length
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

    removeNote: (subjectId: number, id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        const found = await repository.deleteNote(transaction, subjectId, id)
        if (!found) throw new CodedError('note_not_found')
        await record(transaction, by, { action: 'note deleted', ...application, subjectId })
      }),

    /** All documents of an application in one archive, read one after the other while it is sent. */
    async archive(id: number): Promise<Readable> {
      const files = await repository.listFilesOf(db, id)
      if (files.length === 0) throw new CodedError('application_not_found')
      return archiveOf(store, files)
    },

    countUnread: () => repository.countUnread(db),

    markRead: (id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        const found = await repository.lockApplication(transaction, id)
        if (!found) throw new CodedError('application_not_found')
        if (found.isRead) return
        await repository.markRead(transaction, id)
        await record(transaction, by, { action: 'opened', ...application, subjectId: id })
      }),

    /** Removes the application, its documents and what was written about it. */
    async remove(id: number, by: Actor) {
      const paths = await db.transaction(async (transaction) => {
        const found = await repository.listFilePaths(transaction, { id })
        const deleted = await repository.deleteApplications(transaction, { id })
        if (deleted.length === 0) throw new CodedError('application_not_found')
        await record(transaction, by, deletedApplication(id))
        return found
      })
      await store.remove('private', paths)
    },
  }
}

function read(form: ReceivedForm, fileError: string | undefined) {
  const fileErrors: FieldErrors = fileError === undefined ? {} : { [DOCUMENT_RULES.field]: [fileError] }
  const input = assertValid(check(applicationRequest, form.fields), fileErrors)
  return {
    name: input.name,
    phone: input.phone,
    email: input.email,
    education: input.education,
    institution: input.institution ?? '',
    whyInterested: input.why_interested,
    pastExperiences: input.past_experiences,
    skillsOrExpertise: input.skills_or_expertise,
    softwareOrTools: input.software_or_tools,
    teamworking: input.teamworking,
  }
}

export type ApplicationService = ReturnType<typeof createApplicationService>
