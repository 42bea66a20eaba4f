import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { MESSAGES } from './get-messages.ts'

export const messageAddress = ({ id }: { id: number }) => `${MESSAGES}/${id}`

/** The request outlives its page. */
export const deleteMessage = (message: { id: number }) =>
  adminRequest<MessageResponse>(messageAddress(message), { method: 'DELETE', keepalive: true })
