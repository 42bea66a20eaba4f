import { CodedError } from '@anyam/server/errors'
import type { DeletionReceipt } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { applications } from '../../db/schema/index.ts'
import { cancelInvitations } from '../applicant-mails/repository.ts'
import { deletionOf, isConsentOpen } from '../applications/wire.ts'
import { record } from '../audit/repository.ts'
import { findOwn, lockByReference } from '../my-application/repository.ts'
import type { MyApplicationService } from '../my-application/service.ts'
import { loadSite } from '../site/service.ts'
import { dataIdOf, dataPath } from './links.ts'

const DAY_MS = 86_400_000
/** The actor in the audit log. */
const APPLICANT = { name: 'applicant' }

/** An applicant's decisions about the data of an application, by the link in a mail. */
export function createMyDataService(context: Context, mine: Pick<MyApplicationService, 'removeWhole'>) {
  const { db, secrets, settings } = context
  const { applicationRetentionDays: days } = settings

  /** @throws CodedError invalid_link */
  async function find(token: string) {
    const id = dataIdOf(secrets.applicant, token)
    const found = id === undefined ? undefined : await findOwn(db, { id })
    if (!found) throw new CodedError('invalid_link')
    return found
  }

  return {
    site: () => loadSite(db, settings),

    async show(token: string) {
      const { application, vacancy } = await find(token)
      return {
        ...{ application, vacancy, days },
        path: dataPath(secrets.applicant, application.id),
        deletedOn: days === 0 ? undefined : deletionOf(application, days),
        isConsentOpen: days > 0 && isConsentOpen(application),
      }
    },

    /** Stores the application for another period, if its applicant was asked and has not answered. */
    async agree(token: string) {
      const { application } = await find(token)
      await db.transaction(async (transaction) => {
        const locked = await lockByReference(transaction, application.reference)
        if (!locked) throw new CodedError('invalid_link')
        if (days === 0 || !isConsentOpen(locked)) return
        const storedUntil = new Date(deletionOf(locked, days).getTime() + days * DAY_MS)
        await transaction
          .update(applications)
          .set({
            storedUntil,
            consentGrantedAt: new Date(Math.max(Date.now(), locked.consentRequestedAt?.getTime() ?? 0)),
          })
          .where(eq(applications.id, locked.id))
        await record(transaction, APPLICANT, {
          ...{ action: 'consent granted', subject: 'application', subjectId: locked.id },
        })
      })
    },

    /** Cancels invitations to apply for other vacancies, and prevents more. */
    async refuseInvitations(token: string) {
      const { application } = await find(token)
      await db.transaction(async (transaction) => {
        await transaction
          .update(applications)
          .set({ invitationsRefusedAt: new Date() })
          .where(eq(applications.id, application.id))
        await cancelInvitations(transaction, application.id)
        await record(transaction, APPLICANT, {
          ...{ action: 'invitations refused', subject: 'application', subjectId: application.id },
        })
      })
    },

    /** Deletes the application at once. @throws CodedError invalid_link */
    async remove(token: string, language: Language | undefined) {
      const { application } = await find(token)
      const spoken = language ?? application.language
      const receipt: DeletionReceipt | undefined = await mine.removeWhole(application, spoken)
      if (!receipt) throw new CodedError('invalid_link')
      return { receipt, language: spoken }
    },
  }
}

export type MyDataService = ReturnType<typeof createMyDataService>
