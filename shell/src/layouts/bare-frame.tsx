import type { ReactNode } from 'react'

/** No layout, because the back-office has its own. */
export function BareFrame({ children }: { children: ReactNode }) {
  return <>{children}</>
}
