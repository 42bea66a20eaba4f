import { useEffect, useSyncExternalStore } from 'react'
import { isDue, renew, watchInput } from './renewal.ts'
import {
  apiTime,
  endSession,
  isRenewable,
  isUsable,
  onSessionChange,
  secondsLeft,
  storedToken,
} from './token.ts'

const leftOf = (token: string) => secondsLeft(token, apiTime())

/** Interval of checks for a token that is due. */
const INTERVAL_MS = 30_000

/**
 * Returns whether an administrator is logged in. Discards a token that is unreadable or expired, and one in use as soon
 * as it expires, unless it can be renewed.
 */
export function useSession(): boolean {
  const token = useSyncExternalStore(onSessionChange, storedToken, () => undefined)
  const live = token !== undefined && isUsable(token)
  useEffect(() => {
    if (token === undefined) return
    if (!live) return endSession()
    return isRenewable(token) ? keepRenewing(token) : endInTime(token)
  }, [token, live])
  return live
}

function endInTime(token: string) {
  const timer = setTimeout(endSession, leftOf(token) * 1000)
  return () => clearTimeout(timer)
}

function keepRenewing(token: string) {
  const stopWatching = watchInput()
  const timer = setInterval(() => {
    if (!isDue(token)) return
    void renew(token).then((renewal) => {
      if (renewal === 'over' && leftOf(token) === 0 && storedToken() === token) endSession()
    })
  }, INTERVAL_MS)
  return () => {
    clearInterval(timer)
    stopWatching()
  }
}
