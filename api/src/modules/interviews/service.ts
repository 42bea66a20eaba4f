import { CodedError } from '@anyam/server/errors'
import type {
  Interview,
  InterviewCancellation,
  InterviewMove,
  InterviewOffer,
} from '@arunika/admin-contracts'
import type { MyApplication } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { limitTries } from '../../lib/attempts.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { type Actor, record } from '../audit/repository.ts'
import { insertMails } from '../mail/repository.ts'
import { loadSite } from '../site/service.ts'
import { interviewIdOf, interviewPath } from './links.ts'
import {
  applicantMail,
  deletedMail,
  type InterviewEvent,
  isNoticed,
  ownCalendar,
  recruiterMail,
} from './mails.ts'
import type { Applicant, InterviewRow, Offer } from './repository.ts'
import * as repository from './repository.ts'
import { freeTimes, isFree, stateOf, whenIn } from './times.ts'
import { pageWords, TOO_OFTEN } from './words.ts'

/** The actor in the audit log for changes by the applicant. */
const APPLICANT = { name: 'applicant' }
/** Interviews of an application that the back-office lists. */
const MOST_LISTED = 20
/** Changes of an interview by its applicant within an hour. Each sends two mails. */
const MOST_CHANGES = 10

/** The audit log's names of events. */
const DEEDS = {
  offered: 'interview offered',
  'offered again': 'interview offered',
  chosen: 'interview chosen',
  moved: 'interview moved',
  cancelled: 'interview cancelled',
  withdrawn: 'interview cancelled',
} as const

const hasSameTimes = (one: readonly Date[], other: readonly Date[]) =>
  one.length === other.length && one.every((at, nth) => at.getTime() === other[nth]?.getTime())

/** The times in order, each once. @throws CodedError validation_failed for a time that has passed */
function sortedTimes(times: readonly string[]): Date[] {
  const sorted = [...new Set(times.map((time) => Date.parse(time)))].sort((one, other) => one - other)
  if ((sorted[0] ?? 0) <= Date.now())
    throw invalidFields({ times: ['Please choose times that are to come.'] })
  return sorted.map((time) => new Date(time))
}

export function createInterviewService(context: Context) {
  const { db, secrets, settings } = context
  const pathOf = ({ id }: Pick<InterviewRow, 'id'>) => interviewPath(secrets.booking, id)
  const linkOf = (row: InterviewRow) => settings.publicUrl + pathOf(row)

  /** Records a change and writes its mails, in the change's transaction. */
  async function report(
    transaction: Executor,
    { applicant, interview }: { applicant: Applicant; interview: InterviewRow },
    event: InterviewEvent,
    by: Actor,
  ) {
    const { startsAt } = interview
    await record(transaction, by, {
      ...{ action: DEEDS[event], subject: 'application', subjectId: applicant.id },
      title: startsAt ? whenIn(startsAt, interview, DEFAULT_LANGUAGE) : '',
    })
    const site = await loadSite(transaction, settings)
    const written = { site, applicant, interview, link: linkOf(interview) }
    await insertMails(transaction, [
      applicantMail(settings, { ...written, event }),
      ...(isNoticed(event) ? [recruiterMail({ ...written, event })] : []),
    ])
  }

  /** @throws CodedError time_taken */
  async function assertFree(
    transaction: Executor,
    row: Pick<InterviewRow, 'id' | 'minutes' | 'vacancyId'>,
    at: Date,
  ) {
    const taken = await repository.listTaken(transaction, row.vacancyId)
    if (!isFree(at, row, taken, new Date())) throw new CodedError('time_taken')
  }

  /** The interview of a link, locked with its application. @throws CodedError invalid_link or interview_over */
  async function lockOwn(transaction: Executor, token: string, takesTime: boolean) {
    const found = await findRow(token)
    if (takesTime) await repository.lockTimes(transaction, found.vacancyId)
    const applicant = await repository.lockApplicant(transaction, found.applicationId)
    const interview = await repository.findInterview(transaction, found.id)
    if (!applicant || !interview) throw new CodedError('invalid_link')
    const state = stateOf(interview, new Date())
    if (applicant.withdrawnAt || state === 'cancelled' || state === 'over')
      throw new CodedError('interview_over')
    return { applicant, interview }
  }

  async function findRow(token: string): Promise<InterviewRow> {
    const id = interviewIdOf(secrets.booking, token)
    const row = id === undefined ? undefined : await repository.findInterview(db, id)
    if (!row) throw new CodedError('invalid_link')
    return row
  }

  const limitChanges = (token: string) =>
    limitTries(db, `interview:${interviewIdOf(secrets.booking, token) ?? 0}`, {
      most: MOST_CHANGES,
      windowSeconds: 3_600,
      code: 'too_many_requests',
      sentence: TOO_OFTEN,
    })

  /** The interview to come of an application, locked. @throws CodedError interview_not_found or interview_changed */
  async function lockOpen(transaction: Executor, applicationId: number, known: number | undefined) {
    const [applicant] = await repository.lockApplicants(transaction, [applicationId])
    if (!applicant) throw new CodedError('application_not_found')
    const interview = await repository.findOpen(transaction, applicationId)
    if (!interview) throw new CodedError(known === undefined ? 'interview_not_found' : 'interview_changed')
    if (known !== undefined && known !== interview.changes) throw new CodedError('interview_changed')
    return { applicant, interview }
  }

  /** @returns true if the applicant is told of new times */
  async function offerTo(
    transaction: Executor,
    applicant: Applicant,
    offer: Offer,
    by: Actor,
  ): Promise<boolean> {
    const open = await repository.findOpen(transaction, applicant.id)
    if (applicant.withdrawnAt || open?.startsAt) return false
    const isSame =
      open?.minutes === offer.minutes && open.venue === offer.venue && hasSameTimes(open.times, offer.times)
    if (isSame) return false
    const interview = open
      ? await repository.changeInterview(transaction, open.id, { ...offer, by })
      : await repository.insertInterview(transaction, applicant, offer, by)
    await report(transaction, { applicant, interview }, open ? 'offered again' : 'offered', by)
    return true
  }

  async function cancel(
    transaction: Executor,
    { applicant, interview }: { applicant: Applicant; interview: InterviewRow },
    by: Actor,
  ) {
    const cancelled = await repository.changeInterview(transaction, interview.id, { cancelledAt: new Date() })
    const event = interview.startsAt ? 'cancelled' : 'withdrawn'
    await report(transaction, { applicant, interview: cancelled }, event, by)
  }

  return {
    /** @throws CodedError application_not_found */
    async list(applicationId: number): Promise<Interview[]> {
      const applicant = await repository.findApplicant(db, applicationId)
      if (!applicant) throw new CodedError('application_not_found')
      const taken = await repository.listTaken(db, applicant.vacancy.id)
      const now = new Date()
      return (await repository.listInterviews(db, applicationId, MOST_LISTED)).map((row) => ({
        id: row.id,
        state: stateOf(row, now),
        times: row.times.map((at) => ({
          at: at.toISOString(),
          when: whenIn(at, row, DEFAULT_LANGUAGE),
          isFree: isFree(at, row, taken, now),
        })),
        at: row.startsAt?.toISOString() ?? null,
        when: row.startsAt && whenIn(row.startsAt, row, DEFAULT_LANGUAGE),
        minutes: row.minutes,
        venue: row.venue,
        by: row.author,
        changes: row.changes,
      }))
    },

    /**
     * Offers times to applicants, in place of times that they have not chosen from. Skips those who have withdrawn,
     * who have chosen a time, or who have the same offer already.
     * @returns ids of the applications whose applicants get a mail
     * @throws CodedError application_not_found, application_withdrawn or interview_chosen for a single one
     */
    offer: ({ ids, times, minutes, venue }: InterviewOffer, by: Actor): Promise<number[]> =>
      db.transaction(async (transaction) => {
        const offer = { times: sortedTimes(times), minutes, venue }
        const applicants = await repository.lockApplicants(transaction, ids)
        if (ids.length === 1) {
          const [one] = applicants
          if (!one) throw new CodedError('application_not_found')
          if (one.withdrawnAt) throw new CodedError('application_withdrawn')
          if ((await repository.findOpen(transaction, one.id))?.startsAt)
            throw new CodedError('interview_chosen')
        }
        const offered: number[] = []
        for (const applicant of applicants)
          if (await offerTo(transaction, applicant, offer, by)) offered.push(applicant.id)
        return offered
      }),

    /** @throws CodedError application_not_found, interview_not_found, interview_changed or time_taken */
    move: async (
      applicationId: number,
      { at: time, minutes, venue, if_changes }: InterviewMove,
      by: Actor,
    ) => {
      const [at = new Date(0)] = sortedTimes([time])
      await db.transaction(async (transaction) => {
        const found = await repository.findApplicant(transaction, applicationId)
        if (found) await repository.lockTimes(transaction, found.vacancy.id)
        const { applicant, interview } = await lockOpen(transaction, applicationId, if_changes)
        const isSame = interview.startsAt && hasSameTimes([interview.startsAt], [at])
        if (isSame && interview.minutes === minutes && interview.venue === venue) return
        await assertFree(transaction, { ...interview, minutes }, at)
        const moved = await repository.changeInterview(transaction, interview.id, {
          startsAt: at,
          minutes,
          venue,
        })
        await report(
          transaction,
          { applicant, interview: moved },
          interview.startsAt ? 'moved' : 'chosen',
          by,
        )
      })
    },

    /** @throws CodedError application_not_found, interview_not_found or interview_changed */
    cancel: (applicationId: number, { if_changes }: InterviewCancellation, by: Actor) =>
      db.transaction(async (transaction) =>
        cancel(transaction, await lockOpen(transaction, applicationId, if_changes), by),
      ),

    /** @throws CodedError invalid_link */
    async findOwn(token: string) {
      const interview = await findRow(token)
      const [applicant, taken, site] = await Promise.all([
        repository.findApplicant(db, interview.applicationId),
        repository.listTaken(db, interview.vacancyId),
        loadSite(db, settings),
      ])
      if (!applicant) throw new CodedError('invalid_link')
      const now = new Date()
      return {
        applicant,
        interview,
        site,
        now,
        path: pathOf(interview),
        free: freeTimes(interview, taken, now),
      }
    },

    /** Calendar file for the applicant. @throws CodedError invalid_link if there is no time */
    async calendar(token: string): Promise<string> {
      const { applicant, interview, site } = await this.findOwn(token)
      const file = ownCalendar(interview, { applicant, site, link: linkOf(interview) })
      if (!file) throw new CodedError('invalid_link')
      return file
    },

    site: () => loadSite(db, settings),

    /** @returns the event @throws CodedError invalid_link, interview_over, time_taken or too_many_requests */
    async choose(token: string, time: string): Promise<'chosen' | 'moved'> {
      await limitChanges(token)
      return db.transaction(async (transaction) => {
        const { applicant, interview } = await lockOwn(transaction, token, true)
        const event = interview.startsAt ? 'moved' : 'chosen'
        const at = interview.times.find((each) => each.getTime() === Date.parse(time))
        // A form that is sent twice changes nothing.
        if (at && at.getTime() === interview.startsAt?.getTime()) return 'chosen'
        if (!at) throw new CodedError('time_taken')
        await assertFree(transaction, interview, at)
        const changed = await repository.changeInterview(transaction, interview.id, { startsAt: at })
        await report(transaction, { applicant, interview: changed }, event, APPLICANT)
        return event
      })
    },

    /** Cancels an interview with a time. @throws CodedError invalid_link, interview_over or too_many_requests */
    async cancelOwn(token: string) {
      await limitChanges(token)
      await db.transaction(async (transaction) => {
        const own = await lockOwn(transaction, token, false)
        if (!own.interview.startsAt) throw new CodedError('interview_over')
        await cancel(transaction, own, APPLICANT)
      })
    },

    /** The interview to come, for the applicant's own page. */
    async upcoming(applicationId: number, language: Language): Promise<MyApplication['interview']> {
      const row = await repository.findOpen(db, applicationId)
      if (!row) return undefined
      const free = freeTimes(row, await repository.listTaken(db, row.vacancyId), new Date())
      return {
        isChosen: row.startsAt !== null,
        times: (row.startsAt ? [row.startsAt] : free).map((at) => ({
          at: at.toISOString(),
          when: `${whenIn(at, row, language)} (${pageWords(language).zone})`,
        })),
        venue: row.venue,
        path: pathOf(row),
      }
    },

    /** Cancels the interview to come of a withdrawn application, which its transaction has locked. */
    async cancelWithdrawn(transaction: Executor, applicationId: number) {
      const interview = await repository.findOpen(transaction, applicationId)
      const applicant = await repository.findApplicant(transaction, applicationId)
      if (interview?.startsAt && applicant) await cancel(transaction, { applicant, interview }, APPLICANT)
      else if (interview)
        await repository.changeInterview(transaction, interview.id, { cancelledAt: new Date() })
    },

    /** Tells who offered the interview to come that its application is being deleted by its applicant. */
    async reportDeleted(transaction: Executor, applicationId: number) {
      const applicant = await repository.lockApplicant(transaction, applicationId)
      const interview = applicant && (await repository.findOpen(transaction, applicationId))
      if (!applicant || !interview?.startsAt) return
      const cancelled = { ...interview, cancelledAt: new Date(), changes: interview.changes + 1 }
      const site = await loadSite(transaction, settings)
      await insertMails(transaction, [deletedMail({ site, applicant, interview: cancelled })])
    },
  }
}

export type InterviewService = ReturnType<typeof createInterviewService>
