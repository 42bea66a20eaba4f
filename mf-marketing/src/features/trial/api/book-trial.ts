import type { MessageResponse, TrialInput } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import { request } from '@arunika/data'

/**
 * Books a trial in a class.
 * @param path of the page of the class
 * @param key names this booking: sent twice under the same key, it arrives once
 * @param language of the page: the confirmation is in it
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
