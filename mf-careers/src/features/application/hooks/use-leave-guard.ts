import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Guards unsent input. The browser asks when the tab closes or reloads; the component that renders the result asks on
 * navigation within the site.
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
