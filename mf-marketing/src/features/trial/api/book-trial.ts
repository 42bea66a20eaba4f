import { request } from '@anyam/data'
import { measure } from '@anyam/federation/measure'
import type { MessageResponse, TrialInput } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

/** Address of the call that books a trial. @param path of the class page */
export const trialAddress = (path: string, language: Language | undefined) =>
  apiAddressIn(`${path.replace('/academy', '/api/classes')}/trial`, language)

/**
 * Books a trial lesson.
 * @param address of the call, in the language of the page, which is also used for the confirmation
 * @param key idempotency key: the api accepts each key once
 */
export async function bookTrial(address: string, input: TrialInput, key: string): Promise<MessageResponse> {
  const headers = { 'idempotency-key': key }
  const booked = await request<MessageResponse>(address, { method: 'POST', body: input, headers })
  measure('trial-booked')
  return booked
}
