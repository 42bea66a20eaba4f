import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { LoginState } from '../lib/login-state.ts'
import { useSession } from '../lib/use-session.ts'

/** Shows its children to administrators; redirects to the login when logged out. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  if (useSession()) return children
  return <Navigate to="/admin/login" replace state={{ from: pathname + search } satisfies LoginState} />
}
