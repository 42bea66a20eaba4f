import type { LoginResponse } from '@arunika/admin-contracts'
import { renewingRequest } from '../../../lib/renewal.ts'
import { PROVIDER, WANTED_PATH } from './provider.ts'

export const finishProviderLogin = (query: string) =>
  renewingRequest<LoginResponse>(`${PROVIDER}/return`, { method: 'POST', body: { query } })

/** Path that the person requested before the sign-in. */
export const pathBeforeProvider = (): string => sessionStorage.getItem(WANTED_PATH) ?? '/admin'
