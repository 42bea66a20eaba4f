import type { ApplicationStatus, MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** As many as one call takes. */
const AT_ONCE = 500

/** Gives many applications one status. */
export async function moveApplications(ids: readonly number[], status: ApplicationStatus): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const body = { ids: ids.slice(from, from + AT_ONCE), status }
    await adminRequest<MessageResponse>('/api/admin/applications/move', { method: 'POST', body })
  }
}
