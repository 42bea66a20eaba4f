import { request } from '@anyam/data'
import type { ProviderAddress, SignInProvider } from '@arunika/admin-contracts'

export const PROVIDER = '/api/login/provider'
/** Stored in the tab's session storage, which survives the visit to the provider. */
export const WANTED_PATH = 'wanted-path'

export const loadProvider = () => request<SignInProvider>(PROVIDER)

/**
 * Redirects to the OpenID provider.
 * @param from path to open after the sign-in
 */
export async function leaveForProvider(from: string): Promise<void> {
  const { address } = await request<ProviderAddress>(PROVIDER, { method: 'POST' })
  sessionStorage.setItem(WANTED_PATH, from)
  window.location.assign(address)
}

/** True for a query with which the provider redirects back. */
export function isReturn(query: string): boolean {
  const sent = new URLSearchParams(query)
  return sent.has('state') && (sent.has('code') || sent.has('error'))
}
