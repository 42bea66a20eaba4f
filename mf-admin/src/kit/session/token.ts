import { jwtDecode } from 'jwt-decode'

const TOKEN_KEY = 'token'
const listeners = new Set<() => void>()

/** Whether a token can be read and has not expired; says nothing about whether the api accepts it. */
export function isLive(token: string, nowInSeconds: number): boolean {
  try {
    const { exp } = jwtDecode(token)
    return typeof exp === 'number' && exp > nowInSeconds
  } catch {
    return false
  }
}

export const storedToken = (): string | undefined => localStorage.getItem(TOKEN_KEY) ?? undefined

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
