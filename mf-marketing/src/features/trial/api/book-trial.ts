import type { MessageResponse, TrialInput } from '@arunika/contracts'
import { request } from '@arunika/data'

/**
 * Books a trial in a class.
 * @param path of the page of the class
 * @param key names this booking: sent twice under the same key, it arrives once
 */
export const bookTrial = (path: string, input: TrialInput, key: string) =>
  request<MessageResponse>(`${path.replace('/academy', '/api/classes')}/trial`, {
    method: 'POST',
    body: input,
    headers: { 'idempotency-key': key },
  })
