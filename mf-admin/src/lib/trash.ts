import type { RevisedSubject } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from './admin-request.ts'

/** Maximum number of entries that one request restores. */
const AT_ONCE = 1_000

/**
 * Restores deleted entries of one kind.
 * @throws ApiError if none of them is in the trash any more
 */
export async function restoreFromTrash(subject: RevisedSubject, ids: readonly number[]) {
  let response: MessageResponse = { message: '' }
  for (let from = 0; from < ids.length; from += AT_ONCE)
    response = await adminRequest<MessageResponse>('/api/admin/trash/restore', {
      method: 'POST',
      body: { subject, ids: ids.slice(from, from + AT_ONCE) },
    })
  return response
}
