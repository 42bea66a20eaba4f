import type { ContactInput, MessageResponse } from '@arunika/contracts'
import { request } from '@arunika/data'

/**
 * Sends a message to the house.
 * @param key names this message: sent twice under the same key, it arrives once
 */
export const sendMessage = (input: ContactInput, key: string) =>
  request<MessageResponse>('/api/contact-us', {
    method: 'POST',
    body: input,
    headers: { 'idempotency-key': key },
  })
