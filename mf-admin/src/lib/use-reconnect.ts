import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser is online again. */
export function useReconnect(callback: () => void) {
  const onReturn = useEffectEvent(callback)
  useEffect(() => {
    const listener = () => onReturn()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
