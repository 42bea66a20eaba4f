import type { AnnouncementRow, InvitationRow, ListPage } from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import { cancelAnnouncing } from '../applicant-mails/repository.ts'
import type { createReadings, Reader } from '../audit/readings.ts'
import { type Actor, record } from '../audit/repository.ts'
import { SENTENCES, standingOf } from '../my-application/status-sentences.ts'
import { type AnnouncementQuery, listAnnouncing, listInvitations, listUnannounced } from './repository.ts'

/** The tray of decisions that applicants do not know yet. */
export function createAnnouncementService({ db }: Context, recordReading: ReturnType<typeof createReadings>) {
  return {
    async page(
      { mail: which, sort, ...query }: AnnouncementQuery & { mail?: 'none' | 'waiting' | undefined },
      by: Reader,
    ): Promise<ListPage<AnnouncementRow>> {
      await recordReading(by, { subject: 'application', title: 'decisions to announce' })
      const isWaiting = which === 'waiting'
      const isOwn = sort?.endsWith(isWaiting ? 'due' : 'decided')
      const ordered = { ...query, ...(isOwn && { sort }) }
      const { entries, ...page } = isWaiting
        ? await listAnnouncing(db, ordered)
        : await listUnannounced(db, ordered)
      return {
        ...page,
        entries: entries.map(({ cursor: _, isRead, mail, ...row }) => {
          const announces = mail?.announces ?? row.status
          return {
            ...row,
            withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
            shown: SENTENCES[standingOf({ ...row, isRead })],
            next: SENTENCES[standingOf({ ...row, isRead, announcedStatus: announces })],
            mail: mail && { ...mail, announces, sendAt: mail.sendAt.toISOString() },
          }
        }),
      }
    },

    /** Invitations to apply that have not left. */
    async invitations(query: AnnouncementQuery, by: Reader): Promise<ListPage<InvitationRow>> {
      await recordReading(by, { subject: 'application', title: 'invitations to apply' })
      const { entries, ...page } = await listInvitations(db, query)
      return {
        ...page,
        entries: entries.map(({ cursor: _, id: application, mail: id, sendAt, ...row }) => ({
          ...{ id, application, ...row },
          sendAt: sendAt.toISOString(),
        })),
      }
    },

    /** Cancels mails that announce a decision. @returns ids of the applications whose mail has not left */
    takeBack: (ids: readonly number[], by: Actor) =>
      db.transaction(async (transaction) => {
        const cancelled = await cancelAnnouncing(transaction, ids)
        const deed = { action: 'mail cancelled', subject: 'application' } as const
        await record(transaction, by, ...cancelled.map((subjectId) => ({ ...deed, subjectId })))
        return cancelled
      }),
  }
}

export type AnnouncementService = ReturnType<typeof createAnnouncementService>
