import type { Outbox } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

const OUTBOX = '/api/admin/outbox'

export const useOutbox = () => useAdminPolled<Outbox>(OUTBOX)

export const commandOutbox = (command: 'test' | 'send-again') =>
  adminRequest<MessageResponse>(`${OUTBOX}/${command}`, { method: 'POST' })
