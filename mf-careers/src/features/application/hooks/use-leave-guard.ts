import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before unsent input is lost: in the browser when the tab closes or reloads, and in the component that
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
