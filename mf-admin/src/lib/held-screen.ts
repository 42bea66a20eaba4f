import { useEffect, useSyncExternalStore } from 'react'

let holders = 0
const listeners = new Set<() => void>()

function count(by: number) {
  holders += by
  for (const listener of listeners) listener()
}

/** Keeps the screen when the session ends. @param isTyped true while the component has unsaved input */
export function useHeldScreen(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    count(1)
    return () => count(-1)
  }, [isTyped])
}

export const isHeld = (): boolean => holders > 0

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while the screen must stay when the session ends. */
export const useIsHeld = (): boolean => useSyncExternalStore(subscribe, isHeld, () => false)
