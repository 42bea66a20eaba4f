import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { LoginState } from '../lib/login-state.ts'
import { useSession } from '../lib/use-session.ts'

/** Shows what is inside to administrators; whoever is not logged in is sent to the login. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  if (useSession()) return children
  return <Navigate to="/admin/login" replace state={{ from: pathname + search } satisfies LoginState} />
}
