import type { AdminSession, LoginResponse, PasswordChange } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { RENEWS } from '../../../lib/renewal.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

const ACCOUNT = '/api/admin/account'

export const changePassword = (body: PasswordChange) =>
  adminRequest<LoginResponse>(`${ACCOUNT}/password`, { method: 'POST', body, headers: RENEWS })

export const useSessions = () => useAdminPolled<AdminSession[]>(`${ACCOUNT}/sessions`)

export const endAllOthers = () => adminRequest<MessageResponse>(`${ACCOUNT}/sessions`, { method: 'DELETE' })

export const endOtherSession = (id: string) =>
  adminRequest<MessageResponse>(`${ACCOUNT}/sessions/${id}`, { method: 'DELETE' })
