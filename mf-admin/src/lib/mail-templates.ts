import type { MailTemplates } from '@arunika/admin-contracts'
import { useAdminPolled } from './use-admin-polled.ts'

export const MAIL_TEMPLATES = '/api/admin/mail-templates'

/** Mail templates by name. */
export const useMailTemplates = () => useAdminPolled<MailTemplates>(MAIL_TEMPLATES)
