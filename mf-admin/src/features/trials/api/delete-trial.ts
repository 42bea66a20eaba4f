import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { trialAddress } from './get-trials.ts'

/** The request outlives its page. */
export const deleteTrial = (trial: { id: number }) =>
  adminRequest<MessageResponse>(trialAddress(trial), { method: 'DELETE', keepalive: true })
