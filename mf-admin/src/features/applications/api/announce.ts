import type { ApplicationAnnouncement, ApplicationsAnnounced } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import type { Announceable } from '../unannounced.ts'
import { AT_ONCE } from './move-applications.ts'

/**
 * Announces the status shown here to each applicant.
 * @returns number of applicants informed
 */
export async function announce(applications: readonly Announceable[]): Promise<number> {
  let count = 0
  for (const status of new Set(applications.map((one) => one.status))) {
    const group = applications.filter((one) => one.status === status)
    for (let from = 0; from < group.length; from += AT_ONCE) {
      const ids = group.slice(from, from + AT_ONCE).map(({ id }) => id)
      const { announced } = await adminRequest<ApplicationsAnnounced>('/api/admin/applications/announce', {
        ...{ method: 'POST', body: { ids, status } satisfies ApplicationAnnouncement },
      })
      count += announced.length
    }
  }
  return count
}
