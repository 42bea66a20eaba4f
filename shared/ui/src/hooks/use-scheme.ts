import { useSyncExternalStore } from 'react'
import { chosenScheme, type Scheme } from '../scheme.ts'

function watchScheme(notify: () => void) {
  addEventListener('storage', notify)
  return () => removeEventListener('storage', notify)
}

/** The colour scheme that the visitor chose; undefined on the server, where it is unknown. */
export const useScheme = (): Scheme | undefined =>
  useSyncExternalStore(watchScheme, chosenScheme, () => undefined)
