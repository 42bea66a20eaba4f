import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before something unsent is left behind: the browser when the tab closes or reloads, and whoever
 * renders the result when another page of the site is opened.
 */
export function useLeaveGuard(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
  return useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  )
}
