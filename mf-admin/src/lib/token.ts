import { jwtDecode } from 'jwt-decode'

const TOKEN_KEY = 'token'
const listeners = new Set<() => void>()

/** True if a token is readable and has not expired; the api may still reject it. */
export const isLive = (token: string, nowInSeconds: number): boolean => secondsLeft(token, nowInSeconds) > 0

/** Seconds until a token expires; 0 if it has expired or is unreadable. */
export function secondsLeft(token: string, nowInSeconds: number): number {
  try {
    const { exp } = jwtDecode(token)
    return typeof exp === 'number' ? Math.max(0, exp - nowInSeconds) : 0
  } catch {
    return 0
  }
}

/** The token of this browser. Servers and the gate also load the routes, but have no token. */
export const storedToken = (): string | undefined => globalThis.localStorage?.getItem(TOKEN_KEY) ?? undefined

/** True if this browser has a token that has not expired. */
export function hasLiveToken(): boolean {
  const token = storedToken()
  return token !== undefined && isLive(token, Date.now() / 1000)
}

export function beginSession(token: string) {
  localStorage.setItem(TOKEN_KEY, token)
  announce()
}

export const forgetToken = () => localStorage.removeItem(TOKEN_KEY)

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
