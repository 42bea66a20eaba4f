import type { Trial, TrialStatus } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { trialAddress } from './get-trials.ts'

/**
 * Replaces the status that was shown.
 * @throws ApiError 409 if another administrator has changed it since
 */
export const setStatus = (seen: Trial, status: TrialStatus) =>
  adminRequest<MessageResponse>(`${trialAddress(seen)}/status`, {
    method: 'POST',
    body: { status, if_status: seen.status },
  })
