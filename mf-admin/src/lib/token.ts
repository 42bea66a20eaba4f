import { jwtDecode } from 'jwt-decode'

const TOKEN_KEY = 'token'
const listeners = new Set<() => void>()

/** Whether a token can be read and has not expired; the api may still reject it. */
export const isLive = (token: string, nowInSeconds: number): boolean => secondsLeft(token, nowInSeconds) > 0

/** Seconds until a token expires; none for one that has expired, or that cannot be read. */
export function secondsLeft(token: string, nowInSeconds: number): number {
  try {
    const { exp } = jwtDecode(token)
    return typeof exp === 'number' ? Math.max(0, exp - nowInSeconds) : 0
  } catch {
    return 0
  }
}

/** The token of this browser; a server and the gate, which load the routes too, have none. */
export const storedToken = (): string | undefined => globalThis.localStorage?.getItem(TOKEN_KEY) ?? undefined

/** Whether this browser has a token that has not expired. */
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

/** Calls back when the session begins or ends, in this tab or in another. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
