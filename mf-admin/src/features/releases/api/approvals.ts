import type { WaitingApproval } from '@anyam/protocol'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/**
 * Changes that await a second person, newest first.
 * @param isWanted requests nothing while false
 */
export const useApprovals = (isWanted: boolean) =>
  useAdminPolled<WaitingApproval[]>(isWanted ? '/registry/approvals' : null)

/** The second person sends the same command. */
export const approve = ({ name, command: body }: WaitingApproval) =>
  adminRequest<MessageResponse>(`/releases/${name}`, { method: 'POST', body })
