import { longDate } from '@arunika/text'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { applications, vacancies } from '../../db/schema/index.ts'
import { translationIn } from '../../lib/translations.ts'
import { deletionOf } from '../applications/wire.ts'
import { record } from '../audit/repository.ts'
import { createMailLimit } from '../mail/limit.ts'
import { insertMails } from '../mail/repository.ts'
import { dataPath } from './links.ts'
import { dataWords } from './words.ts'

const DAY_MS = 86_400_000
/** The actor in the audit log. */
const RETENTION_RULE = { name: 'retention rule' }
/** Applications per transaction. */
const BATCH = 100

interface Times {
  /** Retention in milliseconds. */
  retention: number
  /** Milliseconds before the deletion. */
  ahead: number
  now: number
}

/** Applications that are deleted soon and whose applicants have not been asked yet. Locks them. */
const lockUnasked = (executor: Executor, { retention, ahead, now }: Times, after: number) =>
  executor
    .select({ application: applications, vacancy: vacancies })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .where(
      and(
        lt(applications.createdAt, new Date(now - retention + ahead)),
        or(isNull(applications.storedUntil), lt(applications.storedUntil, new Date(now + ahead))),
        // Those that are due already are deleted.
        or(
          gt(applications.createdAt, new Date(now - retention)),
          gt(applications.storedUntil, new Date(now)),
        ),
        sql`(consent_requested_at is null or consent_granted_at >= consent_requested_at)`,
        isNull(applications.withdrawnAt),
        isNull(vacancies.deletedAt),
        gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(BATCH)
    .for('update', { of: applications, skipLocked: true })

/**
 * Asks applicants whether their applications may be stored longer, once before each deletion. The mail and the note that
 * it was written are stored together. An address that gets too many mails is asked an hour later.
 * @returns number of applicants asked
 */
export async function askForConsent(context: Context, now = Date.now()): Promise<number> {
  const { db, secrets, settings } = context
  const { applicationRetentionDays: days, applicationConsentWeeks: weeks } = settings
  if (days === 0 || weeks === 0) return 0
  const times = { retention: days * DAY_MS, ahead: Math.min(weeks * 7, days) * DAY_MS, now }
  const limitMails = createMailLimit(context)
  let count = 0
  for (let after = 0; ; ) {
    const rows = await db.transaction(async (transaction) => {
      const found = await lockUnasked(transaction, times, after)
      // A fixed order prevents deadlocks, since the limit is counted in rows.
      for (const { application, vacancy } of found.toSorted((a, b) =>
        a.application.email < b.application.email ? -1 : 1,
      )) {
        const { id, email, language, reference } = application
        const words = dataWords(language)
        const { subject, paragraphs } = words.mail({
          title: (translationIn(vacancy.translations, language) ?? vacancy).title,
          reference,
          day: longDate(deletionOf(application, days).toISOString(), language),
          period: words.period(days),
          link: `${settings.publicUrl}${dataPath(secrets.applicant, id)}`,
        })
        const text = [...paragraphs, settings.siteName].join('\n\n')
        const mail = { applicationId: id, recipient: email, subject, text, replyTo: settings.mailTo }
        const mails = await limitMails(transaction, [mail])
        if (mails.length === 0) continue
        await insertMails(transaction, mails)
        await transaction
          .update(applications)
          .set({ consentRequestedAt: new Date(now) })
          .where(eq(applications.id, id))
        await record(transaction, RETENTION_RULE, {
          ...{ action: 'consent requested', subject: 'application', subjectId: id },
        })
        count += 1
      }
      return found
    })
    after = rows.at(-1)?.application.id ?? 0
    if (rows.length < BATCH) return count
  }
}
