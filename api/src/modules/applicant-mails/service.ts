import { CodedError } from '@anyam/server/errors'
import {
  fillMailFields,
  type MailInput,
  type MailPreview,
  type MailText,
  type MailThread,
  MOST_DAYS_AHEAD,
} from '@arunika/admin-contracts'
import { type ApplicationStatus, toSingleLine } from '@arunika/contracts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { claimKey, earlierResponse, fingerprintOf, type StoredResponse } from '../../lib/idempotency.ts'
import { translationIn } from '../../lib/translations.ts'
import { lockPeople } from '../applicants/repository.ts'
import type { createReadings, Reader } from '../audit/readings.ts'
import { type Actor, record } from '../audit/repository.ts'
import { createMailLimit } from '../mail/limit.ts'
import { dataPath } from '../my-data/links.ts'
import { loadSite } from '../site/service.ts'
import { isClosed } from '../vacancies/closing.ts'
import { findVacancy, type VacancyRow } from '../vacancies/repository.ts'
import { applyLink, findUninvitable, onePerPerson, withLinks } from './invitations.ts'
import type { Recipient } from './repository.ts'
import * as repository from './repository.ts'
import { textFor } from './texts.ts'

const DAY_MS = 86_400_000
const application = { subject: 'application' } as const

type InvitedTo = Pick<VacancyRow, 'id' | 'title' | 'translations'>

/**
 * The mail as its recipient gets it. The reference code lets mail programs and people match related mails.
 * @param link page of the vacancy
 */
function fill(
  { subject, text }: MailText,
  { reference, ...to }: Recipient,
  { site, link }: { site: string; link: string },
): MailText {
  const title = translationIn(to.translations, to.language)?.title ?? to.vacancy
  const [name, vacancy, stage] = [to.name, title, to.stage].map(toSingleLine) as [string, string, string]
  const values = { name, vacancy, reference, stage, site, link }
  const filled = fillMailFields(subject, values)
  return {
    subject: filled.includes(reference) ? filled : `${filled} [${reference}]`,
    text: fillMailFields(text, values),
  }
}

/** @throws CodedError validation_failed for a time in the past or too far ahead */
function timeOf(when: MailInput['when'], { status }: Pick<Recipient, 'status'>, now: Date): Date {
  const chosen = when ?? (status === 'rejected' ? 'in a day' : 'now')
  if (chosen === 'now') return now
  if (chosen === 'in a day') return new Date(now.getTime() + DAY_MS)
  const time = new Date(chosen)
  const ahead = time.getTime() - now.getTime()
  if (ahead >= 0 && ahead <= MOST_DAYS_AHEAD * DAY_MS) return time
  const message = `Please choose a time from now on, at most ${MOST_DAYS_AHEAD} days ahead.`
  throw invalidFields({ when: [message] })
}

/** A scheduled mail must not revert a later announcement. */
const isAnnounced = ({ status, announcedStatus }: Recipient) => status === announcedStatus

const mails = (count: number) => (count === 1 ? 'One mail is' : `${count} mails are`)

/** Further reasons why people are left out. */
const DECIDED_ALREADY = 'announced or changed by someone else, '
const INVITED_ALREADY = 'of somebody who has applied or was invited already, wants no invitations, '

function sentence(planned: number, now: number, leftOut: number, why: string): string {
  const parts = [
    now > 0 && `${mails(now)} on the way.`,
    planned > 0 && `${mails(planned)} planned and can be cancelled until then.`,
    leftOut > 0 &&
      `${leftOut === 1 ? 'One application was' : `${leftOut} applications were`} left out: ${why}withdrawn, deleted, or written to too often within the hour.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Mails from recruiters to applicants. */
export function createApplicantMailService(
  context: Context,
  recordReading: ReturnType<typeof createReadings>,
) {
  const { db, secrets, settings } = context
  const { publicUrl } = settings
  const limitMails = createMailLimit(context)

  async function assertRecipient(id: number, by: Reader): Promise<Recipient> {
    const found = await repository.findRecipient(db, id)
    if (!found) throw new CodedError('application_not_found')
    await recordReading(by, { ...application, subjectId: id })
    return found
  }

  /** The same for an application to a vacancy or, with `vacancy`, an invitation to it. */
  function compose(written: MailText, recipient: Recipient, site: string, vacancy?: InvitedTo): MailText {
    const to = vacancy
      ? { ...recipient, vacancyId: vacancy.id, vacancy: vacancy.title, translations: vacancy.translations }
      : recipient
    const apply = applyLink(publicUrl, to, vacancy !== undefined)
    const filled = fill(written, to, { site, link: apply })
    if (!vacancy) return filled
    const data = publicUrl + dataPath(secrets.applicant, recipient.id)
    return { ...filled, text: withLinks(filled.text, recipient.language, { apply, data }) }
  }

  /** The vacancy that a mail invites to. @throws CodedError vacancy_not_found or vacancy_closed */
  async function findInvitedTo(executor: Executor, id: number | undefined): Promise<InvitedTo | undefined> {
    if (id === undefined) return undefined
    const vacancy = await findVacancy(executor, id)
    if (!vacancy) throw new CodedError('vacancy_not_found')
    if (isClosed(vacancy)) throw new CodedError('vacancy_closed')
    return vacancy
  }

  return {
    /** @throws CodedError application_not_found */
    async thread(id: number, before: number | undefined, by: Reader): Promise<MailThread> {
      await assertRecipient(id, by)
      return repository.findThread(db, id, before)
    },

    /** @throws CodedError application_not_found */
    async preview(
      id: number,
      { invites_to, ...written }: MailText & Pick<MailInput, 'invites_to'>,
      by: Reader,
    ): Promise<MailPreview> {
      const recipient = await assertRecipient(id, by)
      const site = await loadSite(db, settings)
      const vacancy = await findInvitedTo(db, invites_to)
      return { to: recipient.email, ...compose(written, recipient, site.name, vacancy) }
    },

    /**
     * Queues mails for now or later. Among several applications, those that can get no mail are skipped.
     * @param key makes a repeated request harmless
     * @throws CodedError application_not_found, application_withdrawn, too_many_requests, validation_failed,
     *   idempotency_key_reused, or not_possible if none of the applications can get a mail
     */
    send: (input: MailInput, key: string | undefined, by: { administratorId: number }) =>
      db.transaction(async (transaction): Promise<StoredResponse> => {
        const { ids, announces = true, if_status: decision, invites_to, ...written } = input
        const when = input.when ?? (invites_to === undefined ? undefined : 'in a day')
        const scope = `mails ${by.administratorId}`
        const send = key === undefined ? undefined : { scope, key, fingerprint: fingerprintOf(input) }
        const vacancy = await findInvitedTo(transaction, invites_to)
        if (vacancy) await lockPeople(transaction, ids)
        // The lock makes a second request with the same key wait for the first.
        const found = await repository.lockRecipients(transaction, ids)
        const earlier = send && (await earlierResponse(transaction, send))
        if (earlier) return earlier
        const now = new Date()
        const site = await loadSite(transaction, settings)
        const accepted = []
        const announcing = decision && (await repository.findAnnouncing(transaction, ids, decision))
        const isWaited = (one: Recipient) =>
          !announcing || (one.status === decision && !isAnnounced(one) && !announcing.has(one.id))
        const uninvitable = vacancy && (await findUninvitable(transaction, ids, vacancy.id))
        const reached = found.filter((one) => !one.withdrawnAt && isWaited(one) && !uninvitable?.has(one.id))
        const open = vacancy ? onePerPerson(reached) : reached
        // A fixed order prevents deadlocks, since the limit is counted in rows.
        for (const recipient of open.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
          const mail = {
            ...compose(textFor(recipient.language, written), recipient, site.name, vacancy),
            applicationId: recipient.id,
            recipient: recipient.email,
            replyTo: settings.mailTo,
            createdAt: timeOf(when, recipient, now),
            announces: !vacancy && announces && !isAnnounced(recipient) ? recipient.status : null,
            invitesTo: vacancy?.id ?? null,
          }
          if ((await limitMails(transaction, [mail])).length > 0) accepted.push(mail)
        }
        const why = vacancy ? INVITED_ALREADY : decision ? DECIDED_ALREADY : ''
        if (accepted.length === 0) {
          const [reason] = uninvitable?.values() ?? []
          throw refusal(ids.length, found, { decision, why, reason })
        }
        await repository.insertWritten(transaction, accepted, by)
        const isPlanned = ({ createdAt }: { createdAt: Date }) => createdAt > now
        const deeds = accepted.map((mail) => ({
          ...({ action: 'mail written', ...application, subjectId: mail.applicationId } as const),
          title: isPlanned(mail) ? `for ${mail.createdAt.toISOString()}` : '',
        }))
        await record(transaction, by, ...deeds)
        const planned = accepted.filter(isPlanned).length
        const leftOut = new Set(ids).size - accepted.length
        const response = { message: sentence(planned, accepted.length - planned, leftOut, why) }
        if (send) await claimKey(transaction, send, response)
        return response
      }),

    /** @throws CodedError mail_not_found, or mail_gone once it is being sent */
    cancel: (subjectId: number, id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        if (!(await repository.isWritten(transaction, subjectId, id))) throw new CodedError('mail_not_found')
        if (!(await repository.cancelWritten(transaction, subjectId, id))) throw new CodedError('mail_gone')
        await record(transaction, by, { action: 'mail cancelled', ...application, subjectId })
      }),
  }
}

interface Refused {
  decision: ApplicationStatus | undefined
  why: string
  /** The reason why the only recipient is not invited. */
  reason: string | undefined
}

/** The error if no mail can be written. */
function refusal(
  requested: number,
  found: readonly Recipient[],
  { decision, why, reason }: Refused,
): CodedError {
  if (requested > 1 || decision)
    return new CodedError('not_possible', { message: sentence(0, 0, requested, why) })
  if (reason) return new CodedError('not_possible', { message: reason })
  const [one] = found
  if (!one) return new CodedError('application_not_found')
  if (one.withdrawnAt) return new CodedError('application_withdrawn')
  const message = 'This address has got five mails within an hour. Please write to it later.'
  return new CodedError('too_many_requests', { message })
}

export type ApplicantMailService = ReturnType<typeof createApplicantMailService>
