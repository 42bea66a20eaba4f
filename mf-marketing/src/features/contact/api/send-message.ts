import type { ContactInput, MessageResponse } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import { request } from '@arunika/data'

/**
 * Sends a message to the house.
 * @param key names this message: sent twice under the same key, it arrives once
 * @param language of the page: replies are written in it
 */
export const sendMessage = (
  input: ContactInput,
  { key, language }: { key: string; language: Language | undefined },
) =>
  request<MessageResponse>(apiAddressIn('/api/contact-us', language), {
    method: 'POST',
    body: input,
    headers: { 'idempotency-key': key },
  })
