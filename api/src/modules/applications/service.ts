import { rm } from 'node:fs/promises'
import { type Application, applicationRequest, DOCUMENT_RULES } from '@arunika/shared/contracts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { check, insist } from '../../lib/check.ts'
import { CodedError, type FieldErrors, invalidFields, isRefusal } from '../../lib/errors.ts'
import { type Answer, claimKey, earlierAnswer, fingerprintOf, isKnownSend } from '../../lib/idempotency.ts'
import type { ReceivedForm } from '../../lib/receive-form.ts'
import { findVacancy, holdVacancy } from '../vacancies/repository.ts'
import { FILE_FIELD, inspectDocuments, type PreparedFile, prepareDocument } from './documents.ts'
import { newReference } from './reference.ts'
import * as repository from './repository.ts'

const THANKS = 'Thank you! Your application has been sent.'
const scopeOf = (vacancyId: number) => `application ${vacancyId}`

export function createApplicationService({ db, store, signer }: Context) {
  function toApplication(row: repository.ApplicationRow): Application {
    return {
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      name: row.name,
      phone: row.phone,
      email: row.email,
      education: row.education,
      institution: row.institution,
      is_read: row.isRead ? 1 : 0,
      why_interested: row.whyInterested,
      past_experiences: row.pastExperiences,
      skills_or_expertise: row.skillsOrExpertise,
      software_or_tools: row.softwareOrTools,
      teamworking: row.teamworking,
      applicationFiles: row.files.map(({ id, path, name, size }) => ({
        id,
        file_path: signer.sign(path),
        name,
        size,
      })),
    }
  }

  async function insistOpen(executor: Executor, id: number, find: typeof findVacancy) {
    const vacancy = await find(executor, id)
    if (!vacancy) throw new CodedError('vacancy_not_found')
    if (vacancy.status === 'closed') throw new CodedError('vacancy_closed')
  }

  /** Draws the pictures of the form anew; all or nothing. */
  async function prepare(
    form: ReceivedForm,
  ): Promise<{ values: ReturnType<typeof read>; files: PreparedFile[] }> {
    const { accepted, fault } = await inspectDocuments(form.files)
    const values = read(form, fault)
    const files: PreparedFile[] = []
    for (const file of accepted) {
      const prepared = await prepareDocument(file, store)
      if (!prepared) {
        await dropDrafts(files)
        throw invalidFields({ [FILE_FIELD]: [DOCUMENT_RULES.messages.wrongType] })
      }
      files.push(prepared)
    }
    return { values, files }
  }

  const dropDrafts = (files: readonly PreparedFile[]) =>
    Promise.all(files.map((file) => rm(file.draft, { force: true })))

  /** Stores row and files together; the files are on the disk before the row is committed. */
  async function storeTogether(
    vacancyId: number,
    send: Parameters<typeof claimKey>[1] | undefined,
    form: ReceivedForm,
  ) {
    const { values, files } = await prepare(form)
    const reference = newReference()
    const answer: Answer = { message: THANKS, reference }
    try {
      return await db.transaction(async (transaction) => {
        const earlier = send && (await claimKey(transaction, send, answer))
        if (earlier) return earlier
        await insistOpen(transaction, vacancyId, holdVacancy)
        for (const file of files) await store.keep(file.draft, 'private', file.row.path)
        await repository.insertApplication(
          transaction,
          { ...values, vacancyId, reference },
          files.map((file) => file.row),
        )
        return answer
      })
    } catch (error) {
      if (isRefusal(error))
        await store.remove(
          'private',
          files.map((file) => file.row.path),
        )
      throw error
    } finally {
      await dropDrafts(files)
    }
  }

  return {
    /** Refuses early, before a large body is read; a repeated send is let through to its answer. */
    async insistAccepts(vacancyId: number, key: string | undefined) {
      if (key !== undefined && (await isKnownSend(db, { scope: scopeOf(vacancyId), key }))) return
      await insistOpen(db, vacancyId, findVacancy)
    },

    async submit(vacancyId: number, key: string | undefined, form: ReceivedForm): Promise<Answer> {
      const files = form.files.map(({ name, size, sha256 }) => ({ name, size, sha256 }))
      const fingerprint = fingerprintOf([form.fields, files])
      const send = key === undefined ? undefined : { scope: scopeOf(vacancyId), key, fingerprint }
      const earlier = send && (await earlierAnswer(db, send))
      return earlier ?? storeTogether(vacancyId, send, form)
    },

    /** Applications of each vacancy, newest first. */
    async listByVacancy(vacancyIds: readonly number[]): Promise<Map<number, Application[]>> {
      const rows = await repository.listApplications(db, vacancyIds)
      const grouped = Map.groupBy(rows, (row) => row.vacancyId)
      return new Map([...grouped].map(([id, group]) => [id, group.map(toApplication)]))
    },

    countUnread: () => repository.countUnread(db),

    async markRead(id: number) {
      if (!(await repository.markRead(db, id))) throw new CodedError('application_not_found')
    },

    /** Removes the application and its documents. */
    async remove(id: number) {
      const paths = await db.transaction(async (transaction) => {
        const found = await repository.listFilePaths(transaction, { id })
        const deleted = await repository.deleteApplications(transaction, { id })
        if (deleted === 0) throw new CodedError('application_not_found')
        return found
      })
      await store.remove('private', paths)
    },
  }
}

function read(form: ReceivedForm, fileFault: string | undefined) {
  const fileErrors: FieldErrors = fileFault === undefined ? {} : { [FILE_FIELD]: [fileFault] }
  const input = insist(check(applicationRequest, form.fields), fileErrors)
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
