import {
  type AnnouncementRow,
  type InvitationRow,
  type ListPage,
  MAX_BULK,
  type TakenBack,
} from '@arunika/admin-contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import type { ListQuery } from '../../../lib/list-view.ts'
import { useListPage } from '../../../lib/use-list-page.ts'

export const ANNOUNCEMENTS = '/api/admin/announcements'

export const useAnnouncements = (query: ListQuery) =>
  useListPage<ListPage<AnnouncementRow>>(ANNOUNCEMENTS, query)

export const INVITATIONS = '/api/admin/invitations'

export const useInvitations = (query: ListQuery) => useListPage<ListPage<InvitationRow>>(INVITATIONS, query)

/** Cancels the mails that would announce these decisions. @returns number of mails cancelled */
export async function takeBack(rows: readonly { id: number }[]): Promise<number> {
  let count = 0
  for (let from = 0; from < rows.length; from += MAX_BULK) {
    const ids = rows.slice(from, from + MAX_BULK).map(({ id }) => id)
    const { takenBack } = await adminRequest<TakenBack>(`${ANNOUNCEMENTS}/take-back`, {
      ...{ method: 'POST', body: { ids } },
    })
    count += takenBack.length
  }
  return count
}
