import type { ProviderAddress, SignInProvider } from '@arunika/admin-contracts'
import { request } from '@arunika/data'

export const PROVIDER = '/api/login/provider'
/** In the session storage of the tab, which goes to another site in between. */
export const WANTED_PATH = 'wanted-path'

export const loadProvider = () => request<SignInProvider>(PROVIDER)

/** Leaves for the OpenID provider. @param from where to go after the sign-in */
export async function leaveForProvider(from: string): Promise<void> {
  const { address } = await request<ProviderAddress>(PROVIDER, { method: 'POST' })
  sessionStorage.setItem(WANTED_PATH, from)
  window.location.assign(address)
}

/** Whether a query is that of a return from the provider. */
export function isReturn(query: string): boolean {
  const sent = new URLSearchParams(query)
  return sent.has('state') && (sent.has('code') || sent.has('error'))
}
