import { useEffect, useSyncExternalStore } from 'react'
import { endSession, onSessionChange, secondsLeft, storedToken } from './token.ts'

const leftOf = (token: string) => secondsLeft(token, Date.now() / 1000)

/**
 * Whether an administrator is logged in. A token that is unreadable or has expired is thrown away, one that
 * expires while it is in use as soon as it does.
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
