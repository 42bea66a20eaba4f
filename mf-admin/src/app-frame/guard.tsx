import { type ReactNode, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { LoginState } from '../lib/login-state.ts'
import { useSession } from '../lib/use-session.ts'

/** Shows its children to administrators; redirects to the login when logged out. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  // The same object while the login loads: another one would restart the navigation.
  const state = useMemo<LoginState>(() => ({ from: pathname + search }), [pathname, search])
  if (useSession()) return children
  return <Navigate to="/admin/login" replace state={state} />
}
