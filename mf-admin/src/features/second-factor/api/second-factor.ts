import type { FactorAdded, SecondFactor, TotpOffer } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

const ACCOUNT = '/api/admin/account'
const post = <T>(path: string, body?: object) =>
  adminRequest<T>(`${ACCOUNT}/${path}`, { method: 'POST', ...(body !== undefined && { body }) })

export const useSecondFactor = () => useAdminPolled<SecondFactor>(`${ACCOUNT}/second-factor`)

export const offerTotp = () => post<TotpOffer>('totp/offer')
export const addTotp = (secret: string, code: string) => post<FactorAdded>('totp', { secret, code })
export const removeTotp = () => adminRequest<MessageResponse>(`${ACCOUNT}/totp`, { method: 'DELETE' })
export const renewCodes = () => post<FactorAdded>('recovery-codes')
export const removePasskey = (id: string) =>
  adminRequest<MessageResponse>(`${ACCOUNT}/passkeys/${id}`, { method: 'DELETE' })

/** Creates a passkey in the browser and adds it. */
export async function addPasskey(name: string): Promise<FactorAdded> {
  const options = await post<object>('passkeys/options')
  const { makePasskey } = await import(/* webpackChunkName: "passkey" */ '../../../lib/passkey-browser.ts')
  return post<FactorAdded>('passkeys', { name, passkey: await makePasskey(options) })
}
