import { useEffect, useSyncExternalStore } from 'react'
import { endSession, isLive, onSessionChange, storedToken } from './token.ts'

/** Whether an administrator is logged in. A token that is unreadable or has expired is thrown away. */
export function useSession(): boolean {
  const token = useSyncExternalStore(onSessionChange, storedToken, () => undefined)
  const live = token !== undefined && isLive(token, Date.now() / 1000)
  useEffect(() => {
    if (token !== undefined && !live) endSession()
  }, [token, live])
  return live
}
