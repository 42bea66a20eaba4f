import { useEffect, useSyncExternalStore } from 'react'
import { endSession, onSessionChange, secondsLeft, storedToken } from './token.ts'

const leftOf = (token: string) => secondsLeft(token, Date.now() / 1000)

/**
 * Returns whether an administrator is logged in. Discards a token that is unreadable or expired, and one in use as soon
 * as it expires.
 */
export function useSession(): boolean {
  const token = useSyncExternalStore(onSessionChange, storedToken, () => undefined)
  const live = token !== undefined && leftOf(token) > 0
  useEffect(() => {
    if (token === undefined) return
    if (!live) return endSession()
    const timer = setTimeout(endSession, leftOf(token) * 1000)
    return () => clearTimeout(timer)
  }, [token, live])
  return live
}
