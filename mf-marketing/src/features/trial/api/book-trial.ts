import { request } from '@anyam/data'
import type { MessageResponse, TrialInput } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'

/**
 * Books a trial lesson.
 * @param path of the class page
 * @param key idempotency key: the api accepts each key once
 * @param language of the page, also used for the confirmation
 */
export const bookTrial = (
  path: string,
  input: TrialInput,
  { key, language }: { key: string; language: Language | undefined },
) =>
  request<MessageResponse>(apiAddressIn(`${path.replace('/academy', '/api/classes')}/trial`, language), {
    method: 'POST',
    body: input,
    headers: { 'idempotency-key': key },
  })
