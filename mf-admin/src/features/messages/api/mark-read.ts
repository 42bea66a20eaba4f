import type { ContactMessage, MessageResponse } from '@arunika/shared/contracts'
import type { KeyedMutator } from 'swr'
import { adminRequest } from '../../../kit/session/admin-request.ts'
import { messageAddress } from './delete-message.ts'

/** Takes the marker away at once and tells the api; when that fails, the marker comes back. */
export async function markRead(message: ContactMessage, mutate: KeyedMutator<ContactMessage[]>) {
  const withRead = (messages: readonly ContactMessage[] = []) =>
    messages.map((other) => (other.id === message.id ? { ...other, is_read: 1 } : other))
  const marked = adminRequest<MessageResponse>(`${messageAddress(message)}/read`, { method: 'POST' })
  await mutate(async (messages) => marked.then(() => withRead(messages)), {
    optimisticData: withRead,
    rollbackOnError: true,
    throwOnError: false,
  })
}
