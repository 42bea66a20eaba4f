import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Returns whether a media query matches; false during server rendering. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Returns whether the visitor prefers reduced motion. */
export const useReducedMotion = () => useMediaQuery(query)
