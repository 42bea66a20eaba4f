import type { MailTemplates } from '@arunika/admin-contracts'
import { useAdminPolled } from './use-admin-polled.ts'

export const MAIL_TEMPLATES = '/api/admin/mail-templates'

/** What recruiters begin a mail with, by name. */
export const useMailTemplates = () => useAdminPolled<MailTemplates>(MAIL_TEMPLATES)
