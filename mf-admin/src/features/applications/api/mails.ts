import {
  MAX_BULK,
  type MailInput,
  type MailPreview,
  type MailText,
  type MailThread,
} from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'
import { applicationPath } from './get-applications.ts'

export const threadPath = (id: number) => `${applicationPath(id)}/mails`

/** The newest mails to an applicant. */
export const useThread = (id: number) => useAdminPolled<MailThread>(threadPath(id))

/** Mails older than `before`. */
export const getEarlier = (id: number, before: number) =>
  adminRequest<MailThread>(`${threadPath(id)}?before=${before}`)

export const previewMail = (id: number, body: MailText & Pick<MailInput, 'invites_to'>) =>
  adminRequest<MailPreview>(`${threadPath(id)}/preview`, { method: 'POST', body })

export const cancelMail = (id: number, mailId: number) =>
  adminRequest<MessageResponse>(`${threadPath(id)}/${mailId}/cancel`, { method: 'POST' })

/**
 * Mails any number of applicants in as many calls as needed.
 * @param key idempotency key, the same for each attempt with the same contents, so that no mail is sent twice
 * @returns the api's message of each call
 */
export async function sendMails({ ids, ...mail }: MailInput, key: string): Promise<string> {
  const messages: string[] = []
  for (let from = 0; from < ids.length; from += MAX_BULK) {
    const body = { ...mail, ids: ids.slice(from, from + MAX_BULK) }
    const headers = { 'idempotency-key': `${key}-${from}` }
    const { message } = await adminRequest<MessageResponse>('/api/admin/applications/mails', {
      ...{ method: 'POST', body, headers },
    })
    messages.push(message)
  }
  return messages.join(' ')
}
