import type { ReleaseOrders } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** Tells the release desk to change what is live; it answers with a sentence about what was done. */
export const giveOrder = <Name extends keyof ReleaseOrders>(name: Name, body: ReleaseOrders[Name]) =>
  adminRequest<MessageResponse>(`/releases/${name}`, { method: 'POST', body })
