import { isApiError, type RequestOptions, request } from '@anyam/data'
import { type LoginResponse, RENEWS_TOKENS } from '@arunika/admin-contracts'
import {
  apiTime,
  beginSession,
  claimsOf,
  isRenewable,
  LONGEST_IDLE,
  secondsLeft,
  storedToken,
} from './token.ts'

/** Header of each call that responds with a token: this back-office renews it. */
export const RENEWS = { [RENEWS_TOKENS]: '1' }

/** A call that responds with a token. @throws ApiError */
export const renewingRequest = <T>(url: string, options: RequestOptions): Promise<T> =>
  request<T>(url, { ...options, headers: RENEWS })

/** An unattended browser is logged out after `LONGEST_IDLE`. */
let lastInput = Date.now()

/** @returns a function that stops watching whether a person works in this tab */
export function watchInput(): () => void {
  const listen = () => {
    lastInput = Date.now()
  }
  const kinds = ['keydown', 'pointerdown'] as const
  for (const kind of kinds) window.addEventListener(kind, listen, { capture: true, passive: true })
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listen, { capture: true })
  }
}

/** True for a token in the second half of its lifetime. */
export function isDue(token: string): boolean {
  const { iat, exp } = claimsOf(token)
  return isRenewable(token) && secondsLeft(token, apiTime()) < (Number(exp) - Number(iat)) / 2
}

/** `later`: the api did not say. */
export type Renewal = 'renewed' | 'over' | 'later'

let renewing: Promise<Renewal> | undefined

/** Replaces the stored token while a person works. All callers share one request. */
export function renew(token: string): Promise<Renewal> {
  renewing ??= replace(token).finally(() => {
    renewing = undefined
  })
  return renewing
}

async function replace(token: string): Promise<Renewal> {
  const stored = storedToken()
  // Another tab was faster, or has logged out.
  if (stored !== token) return stored === undefined ? 'over' : 'renewed'
  if (!isRenewable(token) || Date.now() - lastInput > LONGEST_IDLE * 1000) return 'over'
  try {
    const { token: next } = await request<LoginResponse>('/api/session', { method: 'POST', token })
    // A log-out or another login meanwhile wins.
    if (storedToken() === token) beginSession(next)
    return storedToken() === undefined ? 'over' : 'renewed'
  } catch (error) {
    return isApiError(error) && error.status === 401 ? 'over' : 'later'
  }
}
