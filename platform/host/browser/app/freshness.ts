import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { StaleData } from './page-state.ts'

/** Tracks which data of the document is stale until it has been fetched again. */
export function createFreshness(stale: StaleData | undefined) {
  const awaited = new Set(stale?.keys)
  const listeners = new Set<() => void>()
  return {
    asOf: () => (awaited.size > 0 ? stale?.asOf : undefined),
    arrived(key: string) {
      if (awaited.delete(key)) for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const FreshnessContext = createContext(createFreshness(undefined))

/** ISO 8601 instant of the oldest stale data that came with the document; undefined if all data is current. */
export function useAsOf(): string | undefined {
  const { subscribe, asOf } = useContext(FreshnessContext)
  const at = useSyncExternalStore(subscribe, asOf, asOf)
  const { key } = useLocation()
  const [first] = useState(key)
  return key === first ? at : undefined
}
