import type { MailTemplateInput } from '@arunika/admin-contracts'
import type { MessageResponse, SavedResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { MAIL_TEMPLATES } from '../../../lib/mail-templates.ts'

/** @param id of the template to change; omit it to create one */
export const saveTemplate = (body: MailTemplateInput, id?: number) =>
  adminRequest<SavedResponse>(`${MAIL_TEMPLATES}/${id ?? 'create'}`, { method: 'POST', body })

export const deleteTemplate = (id: number) =>
  adminRequest<MessageResponse>(`${MAIL_TEMPLATES}/${id}`, { method: 'DELETE' })
