import { rm } from 'node:fs/promises'
import { CodedError, type FieldErrors } from '@anyam/server/errors'
import { applicationRequest, DOCUMENT_RULES } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
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
import { translationIn } from '../../lib/translations.ts'
import { cancelInvitations } from '../applicant-mails/repository.ts'
import { createMailLimit } from '../mail/limit.ts'
import { insertMails } from '../mail/repository.ts'
import { ownerLink, ownerToken } from '../my-application/links.ts'
import { loadSite } from '../site/service.ts'
import { isClosed } from '../vacancies/closing.ts'
import { findVacancy, holdVacancy } from '../vacancies/repository.ts'
import { inspectDocuments, type PreparedFile, prepareDocument } from './documents.ts'
import { applicationMails } from './mails.ts'
import { newReference } from './reference.ts'
import { insertApplication } from './repository.ts'

const THANKS = 'Thank you! Your application has been sent.'

/** One attempt to send the form. */
interface Sender {
  vacancyId: number
  /** Idempotency-Key. */
  key: string | undefined
  /** The sender's address. */
  address: string
  language: Language
}

const scopeOf = (vacancyId: number) => `application ${vacancyId}`

/** Handles the application form. */
export function createSubmission(context: Context) {
  const { db, secrets, store, settings } = context
  const budgets = createBudgets(context)
  const limitMails = createMailLimit(context)

  async function assertOpen(executor: Executor, id: number, find: typeof findVacancy) {
    const vacancy = await find(executor, id)
    if (!vacancy) throw new CodedError('vacancy_not_found')
    if (isClosed(vacancy)) throw new CodedError('vacancy_closed')
    return vacancy
  }

  /** Re-encodes the form's pictures, all or none. */
  async function prepare(
    form: ReceivedForm,
  ): Promise<{ values: ReturnType<typeof read>; files: PreparedFile[] }> {
    const { accepted, error } = await inspectDocuments(form.files)
    const values = read(form, error)
    const files: PreparedFile[] = []
    try {
      for (const file of accepted) {
        const prepared = await prepareDocument(file, store)
        if (!prepared) throw invalidFields({ [DOCUMENT_RULES.field]: [DOCUMENT_RULES.messages.wrongType] })
        files.push(prepared)
      }
    } catch (error) {
      await dropTempFiles(files)
      throw error
    }
    return { values, files }
  }

  const dropTempFiles = (files: readonly PreparedFile[]) =>
    Promise.all(files.map((file) => rm(file.tempPath, { force: true })))

  /** Stores row, files and the mail together; the files are on disk before the row is committed. */
  async function storeTogether(
    { vacancyId, address, language }: Sender,
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
        const applicationId = await insertApplication(
          transaction,
          { ...values, vacancyId, reference, language },
          files.map((file) => file.row),
        )
        await cancelInvitations(transaction, applicationId, vacancyId)
        const link = ownerLink(settings.publicUrl, ownerToken(secrets.applicant, reference), language)
        const { title } = translationIn(vacancy.translations, language) ?? vacancy
        const received = { applicationId, reference, link, vacancy, title, language, applicant: values }
        await insertMails(
          transaction,
          await limitMails(
            transaction,
            applicationMails(settings, await loadSite(transaction, settings), received),
          ),
        )
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
    /** Refuses early, before reading a large body; a repeated request gets its earlier response. */
    async assertAccepts({ vacancyId, key, address, bytes }: Sender & { bytes: number }) {
      if (key !== undefined && (await isKnownSend(db, { scope: scopeOf(vacancyId), key }))) return
      await assertOpen(db, vacancyId, findVacancy)
      await budgets.assertRoom(address, bytes)
    },

    async submit(sender: Sender, form: ReceivedForm): Promise<StoredResponse> {
      const { vacancyId, key } = sender
      const files = form.files.map(({ name, size, sha256 }) => ({ name, size, sha256 }))
      // The same application may be resent after another page has led back to the form.
      const { source: _, ...fields } = form.fields
      const fingerprint = fingerprintOf([fields, files])
      const send = key === undefined ? undefined : { scope: scopeOf(vacancyId), key, fingerprint }
      const earlier = send && (await earlierResponse(db, send))
      return earlier ?? storeTogether(sender, send, form)
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
    source: sourceOf(input.source),
  }
}

/** A host or a short name, in lower case. Anything else is ignored, since it must not cause a refusal. */
const sourceOf = (text = '') => /^[\w][\w.-]{0,79}$/.exec(text.trim().toLowerCase())?.[0] ?? null
