import { jwtDecode } from 'jwt-decode'

const TOKEN_KEY = 'token'
/** Seconds by which the clock of the api was ahead of this browser's when it issued the token. */
const CLOCK_KEY = 'token-clock'
const listeners = new Set<() => void>()

/** True if a token is readable and has not expired; the api may still reject it. */
export const isLive = (token: string, nowInSeconds: number): boolean => secondsLeft(token, nowInSeconds) > 0

interface Claims {
  iat?: unknown
  exp?: unknown
  /** True if the api replaces the token before it expires. */
  renewable?: unknown
}

/** Without any, if the token is unreadable. */
export function claimsOf(token: string): Claims {
  try {
    return jwtDecode(token)
  } catch {
    return {}
  }
}

/** Seconds until a token expires; 0 if it has expired or is unreadable. */
export function secondsLeft(token: string, nowInSeconds: number): number {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' ? Math.max(0, exp - nowInSeconds) : 0
}

/** Seconds by which the api was ahead when it issued a token that has just come; 0 if the token does not say. */
function clockOf(token: string): number {
  const { iat } = claimsOf(token)
  return typeof iat === 'number' ? iat - Date.now() / 1000 : 0
}

/** True if a token that has just come is readable and has not expired, whatever this browser's clock says. */
export const isNewLive = (token: string): boolean => isLive(token, Date.now() / 1000 + clockOf(token))

/** The time by the clock of the api. */
export const apiTime = (): number => Date.now() / 1000 + Number(localStorage.getItem(CLOCK_KEY) ?? 0)

/** The token of this browser. Servers and the gate also load the routes, but have no token. */
export const storedToken = (): string | undefined => globalThis.localStorage?.getItem(TOKEN_KEY) ?? undefined

/** Seconds without input, or after its expiry, until a token is no longer replaced. */
export const LONGEST_IDLE = 7_200

export const isRenewable = (token: string): boolean => claimsOf(token).renewable === true

/** True if a token has not expired, or its first call can replace it: after a while on the website, or asleep. */
export const isUsable = (token: string): boolean =>
  isLive(token, apiTime() - (isRenewable(token) ? LONGEST_IDLE : 0))

/** True if this browser has a usable token. */
export function hasUsableToken(): boolean {
  const token = storedToken()
  return token !== undefined && isUsable(token)
}

export function beginSession(token: string) {
  localStorage.setItem(CLOCK_KEY, String(clockOf(token)))
  localStorage.setItem(TOKEN_KEY, token)
  announce()
}

export function forgetToken() {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(CLOCK_KEY)
}

export function endSession() {
  forgetToken()
  announce()
}

const announce = () => {
  for (const listener of listeners) listener()
}

/** Calls back when the session begins or ends, in this tab or another. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
