import type { ContactMessage } from '@arunika/shared/contracts'
import { useAdminPolled } from '../../../kit/session/use-admin-polled.ts'

export const MESSAGES = '/api/admin/messages'

export const useMessages = () => useAdminPolled<ContactMessage[]>(MESSAGES)
