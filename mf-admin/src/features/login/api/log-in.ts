import type { LoginRequest, LoginResponse } from '@arunika/admin-contracts'
import { request } from '@arunika/data'

export const logIn = (body: LoginRequest) => request<LoginResponse>('/api/login', { method: 'POST', body })
