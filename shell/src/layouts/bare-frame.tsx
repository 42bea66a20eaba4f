import type { ReactNode } from 'react'

/** No layout at all: the back-office brings its own. */
export function BareFrame({ children }: { children: ReactNode }) {
  return <>{children}</>
}
