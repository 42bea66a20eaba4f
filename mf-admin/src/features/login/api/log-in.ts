import { request } from '@anyam/data'
import type { LoginRequest, LoginResponse, Proof, ProofOptions } from '@arunika/admin-contracts'
import { renewingRequest } from '../../../lib/renewal.ts'

const SECOND_FACTOR = '/api/login/second-factor'

export const logIn = (body: LoginRequest) =>
  renewingRequest<LoginResponse>('/api/login', { method: 'POST', body })

export const loadSecondStep = (token: string) => request<ProofOptions>(SECOND_FACTOR, { token })

export const finishLogin = (token: string, body: Proof) =>
  renewingRequest<LoginResponse>(SECOND_FACTOR, { method: 'POST', token, body })

/** Logs in with only a passkey. */
export async function logInByPasskey(): Promise<LoginResponse> {
  const options = await request<object>('/api/login/passkey/options', { method: 'POST' })
  const { askPasskey } = await import(/* webpackChunkName: "passkey" */ '../../../lib/passkey-browser.ts')
  const passkey = await askPasskey(options)
  return renewingRequest<LoginResponse>('/api/login/passkey', { method: 'POST', body: { passkey } })
}
