import { request } from '@anyam/data'
import { measure } from '@anyam/federation/measure'
import type { ContactInput, MessageResponse } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

/**
 * Sends a message to the company.
 * @param key idempotency key: the api accepts each key once
 * @param language of the page; the company replies in it
 */
export async function sendMessage(
  input: ContactInput,
  { key, language }: { key: string; language: Language | undefined },
): Promise<MessageResponse> {
  const sent = await request<MessageResponse>(apiAddressIn('/api/contact-us', language), {
    method: 'POST',
    body: input,
    headers: { 'idempotency-key': key },
  })
  measure('message-sent')
  return sent
}
