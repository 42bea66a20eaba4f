import { request } from '@anyam/data'
import type { LinkRedemption, PasswordResetRequest } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'

export const requestReset = (body: PasswordResetRequest) =>
  request<MessageResponse>('/api/password-reset', { method: 'POST', body })

export const redeemLink = (body: LinkRedemption) =>
  request<MessageResponse>('/api/account-links', { method: 'POST', body })
