import { request } from '@arunika/shared/api-client'
import type { LoginRequest, LoginResponse } from '@arunika/shared/contracts'

export const logIn = (body: LoginRequest) => request<LoginResponse>('/api/login', { method: 'POST', body })
