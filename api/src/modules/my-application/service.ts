import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { CodedError } from '@anyam/server/errors'
import { type DeletionReceipt, DOCUMENT_RULES, MOST_DOCUMENTS, type MyApplication } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { Context } from '../../context.ts'
import { countTry, networkOf } from '../../lib/attempts.ts'
import { createBudgets } from '../../lib/budgets.ts'
import { invalidFields, isRefusal } from '../../lib/field-errors.ts'
import type { ReceivedForm } from '../../lib/receive-form.ts'
import { keyedHash } from '../../lib/secrets.ts'
import { inMinutes } from '../../lib/time-left.ts'
import { translationIn } from '../../lib/translations.ts'
import { cancelAllWritten, cancelInvitations, listWritten } from '../applicant-mails/repository.ts'
import { archiveOf } from '../applications/archive.ts'
import { inspectDocuments, prepareDocument } from '../applications/documents.ts'
import { deleteApplications, findAnywhere, insertFiles, listFilePaths } from '../applications/repository.ts'
import { deletedApplication } from '../applications/service.ts'
import { toApplicationWith } from '../applications/wire.ts'
import { record } from '../audit/repository.ts'
import { listInterviews } from '../interviews/repository.ts'
import type { InterviewService } from '../interviews/service.ts'
import { createMailLimit } from '../mail/limit.ts'
import { insertMails } from '../mail/repository.ts'
import { findDecisions } from '../stages/repository.ts'
import { linkMail } from './link-mail.ts'
import { ownerLink, ownerToken, referenceOf } from './links.ts'
import { RECEIPT_TEXTS } from './receipt-text.ts'
import { createReceipts } from './receipts.ts'
import * as repository from './repository.ts'
import { isOpen, SENTENCES, standingOf } from './status-sentences.ts'

/** The actor in the audit log. */
const APPLICANT = { name: 'applicant' }
const WINDOW_SECONDS = 900
/** Maximum invalid links per network in that time. */
const MOST_FAILURES = 20
/** Newest mails included in a copy of all data; no applicant gets more. */
const MOST_COPIED = 10_000

/** The sender of a call: its address and the token of its link. */
export interface Visit {
  token: string
  address: string
}

/** An applicant's access to their own application, through the link in their mail. */
export function createMyApplicationService(context: Context, interviews: InterviewService) {
  const { db, secrets, settings, signer, store } = context
  const budgets = createBudgets(context)
  const limitMails = createMailLimit(context)
  const receipts = createReceipts(secrets.receipt)
  const toApplication = toApplicationWith({ signer, settings })

  /** The same response for forged and expired links and deleted applications, so that it reveals nothing. */
  async function refuse(address: string): Promise<never> {
    const key = `my:${keyedHash(secrets.lookup, networkOf(address))}`
    const { count, secondsLeft } = await countTry(db, key, WINDOW_SECONDS)
    if (count <= MOST_FAILURES) throw new CodedError('invalid_link')
    const message = `Too many links that do not work. Please try again ${inMinutes(secondsLeft)}.`
    throw new CodedError('too_many_requests', { message, retryAfter: secondsLeft })
  }

  async function find({ token, address }: Visit) {
    const reference = referenceOf(secrets.applicant, token)
    const found = reference && (await repository.findOwn(db, { reference }))
    return found || refuse(address)
  }

  /**
   * Deletes an application with documents, notes and mails, at once.
   * @param language language of the receipt
   * @returns undefined if it is gone already
   */
  async function removeWhole(
    { id, reference }: { id: number; reference: string },
    language: Language,
  ): Promise<DeletionReceipt | undefined> {
    const paths = await db.transaction(async (transaction) => {
      const files = await listFilePaths(transaction, { id })
      await interviews.reportDeleted(transaction, id)
      const [deleted] = await deleteApplications(transaction, { id })
      if (deleted === undefined) return undefined
      await record(transaction, APPLICANT, deletedApplication(deleted))
      return files
    })
    if (!paths) return undefined
    await store.remove('private', paths)
    const receipt = RECEIPT_TEXTS[language]({
      siteName: settings.siteName,
      reference,
      documents: paths.length,
      at: new Date().toISOString(),
    })
    return {
      message: 'Your application has been deleted.',
      receipt,
      signature: receipts.sign(receipt),
      ...(language !== DEFAULT_LANGUAGE && { language }),
    }
  }

  return {
    removeWhole,

    /** @param language language of the page, used for the vacancy's title if translated */
    async show(visit: Visit, language: Language): Promise<MyApplication> {
      const { application, vacancy } = await find(visit)
      const row = await findAnywhere(db, application.id)
      if (!row) return refuse(visit.address)
      const whole = toApplication(row)
      const standing = standingOf(application)
      const translation = translationIn(vacancy.translations, language)
      return {
        reference: application.reference,
        name: application.name,
        vacancy: (translation ?? vacancy).title,
        language: translation?.language,
        createdAt: whole.createdAt,
        status: SENTENCES[standing],
        standing,
        isOpen: isOpen(application),
        documents: whole.applicationFiles,
        deletedAfter: whole.deletedAfter,
        interview: await interviews.upcoming(application.id, language),
      }
    },

    /** Refuses before reading a large body. */
    async assertAccepts(visit: Visit, bytes: number) {
      const { application } = await find(visit)
      if (!isOpen(application)) throw new CodedError('application_decided')
      await budgets.assertRoom(visit.address, bytes)
    },

    /** Adds a document, or replaces an existing one. */
    async addDocument(visit: Visit, form: ReceivedForm, replaces: number | undefined) {
      const { application } = await find(visit)
      const { accepted, error } = await inspectDocuments(form.files)
      const [file] = accepted
      if (!file) throw invalidFields({ [DOCUMENT_RULES.field]: [error ?? DOCUMENT_RULES.messages.required] })
      const prepared = await prepareDocument(file, store)
      if (!prepared) throw invalidFields({ [DOCUMENT_RULES.field]: [DOCUMENT_RULES.messages.wrongType] })
      try {
        const replaced = await db.transaction(async (transaction) => {
          const locked = await repository.lockByReference(transaction, application.reference)
          if (!locked || !isOpen(locked)) throw new CodedError('application_decided')
          const path =
            replaces === undefined ? undefined : await repository.deleteFile(transaction, locked.id, replaces)
          if ((await repository.countFiles(transaction, locked.id)) >= MOST_DOCUMENTS)
            throw new CodedError('too_many_documents')
          await store.keep(prepared.tempPath, 'private', prepared.row.path)
          await insertFiles(transaction, locked.id, [prepared.row])
          await repository.markChanged(transaction, locked.id)
          const entry = { action: 'changed', subject: 'application', subjectId: locked.id } as const
          await record(transaction, APPLICANT, entry)
          await budgets.charge(transaction, visit.address, prepared.row.size)
          return path
        })
        if (replaced !== undefined) await store.remove('private', [replaced])
      } catch (failure) {
        if (isRefusal(failure)) await store.remove('private', [prepared.row.path])
        throw failure
      } finally {
        await rm(prepared.tempPath, { force: true })
      }
    },

    /** Withdraws the application, and notifies the company. */
    async withdraw(visit: Visit) {
      const { application, vacancy } = await find(visit)
      await db.transaction(async (transaction) => {
        const locked = await repository.lockByReference(transaction, application.reference)
        if (!locked || locked.withdrawnAt) return
        await repository.withdraw(transaction, locked.id)
        await cancelAllWritten(transaction, { applicationId: locked.id })
        await cancelInvitations(transaction, locked.id)
        await interviews.cancelWithdrawn(transaction, locked.id)
        await record(transaction, APPLICANT, {
          action: 'withdrawn',
          subject: 'application',
          subjectId: locked.id,
        })
        const notice = {
          applicationId: locked.id,
          recipient: settings.mailTo,
          subject: `Application ${locked.reference} was withdrawn: ${vacancy.title}`,
          text: 'The applicant has withdrawn it by the link in the mail.',
          replyTo: locked.email,
        }
        await insertMails(transaction, await limitMails(transaction, [notice]))
      })
    },

    /** A zip of a data file and the documents, with everything stored except unannounced decisions and unsent mails. */
    async copy(visit: Visit): Promise<{ name: string; archive: Readable }> {
      const { application, vacancy } = await find(visit)
      const row = await findAnywhere(db, application.id)
      if (!row) return refuse(visit.address)
      const { applicationFiles: _, documents_path: __, announcedStatus, ...data } = toApplication(row)
      const { stage, moves = [], ...decisions } = await findDecisions(db, row)
      const mails = await listWritten(db, row.id, { limit: MOST_COPIED })
      const text = JSON.stringify(
        {
          ...data,
          vacancy: vacancy.title,
          withdrawnAt: row.withdrawnAt,
          invitationsRefusedAt: row.invitationsRefusedAt,
          status: announcedStatus,
          ...(stage?.status === announcedStatus && { stage }),
          moves: moves.filter(({ createdAt }) => createdAt <= row.announcedAt.toISOString()),
          ...decisions,
          interviews: await listInterviews(db, row.id, MOST_COPIED),
          mails: mails.filter(({ state }) => state === 'sent'),
        },
        null,
        2,
      )
      return {
        name: `${application.reference}.zip`,
        archive: archiveOf(store, row.files, [{ name: 'data.json', input: text }]),
      }
    },

    /** Deletes the application at once. @param language language of the receipt */
    async remove(visit: Visit, language: Language): Promise<DeletionReceipt> {
      const { application } = await find(visit)
      return (await removeWhole(application, language)) ?? refuse(visit.address)
    },

    /**
     * Mails a new link to the application's address. The response does not reveal whether the application exists.
     * @param requested language of the page; undefined uses the application's language
     */
    async sendLink(
      { reference, email }: { reference: string; email: string },
      requested: Language | undefined,
    ) {
      const found = await repository.findOwn(db, { reference: reference.toUpperCase() })
      if (!found || found.application.email.toLowerCase() !== email.toLowerCase()) return
      const { application, vacancy } = found
      const language = requested ?? application.language
      const link = ownerLink(
        settings.publicUrl,
        ownerToken(secrets.applicant, application.reference),
        language,
      )
      const { title } = translationIn(vacancy.translations, language) ?? vacancy
      const mail = {
        applicationId: application.id,
        recipient: application.email,
        ...linkMail({ reference: application.reference, title, link }, settings.siteName, language),
        replyTo: settings.mailTo,
      }
      await db.transaction(async (transaction) => {
        await insertMails(transaction, await limitMails(transaction, [mail]))
      })
    },

    publicKey: receipts.publicKey,
  }
}

export type MyApplicationService = ReturnType<typeof createMyApplicationService>
