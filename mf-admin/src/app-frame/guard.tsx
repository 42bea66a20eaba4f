import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { LoginState } from '../lib/login-state.ts'
import { addressOf } from '../lib/own-address.ts'
import { useSession } from '../lib/use-session.ts'

/** Renders its children for administrators; redirects to the login when logged out. */
export function Guard({ children }: { children: ReactNode }) {
  const from = addressOf(useLocation())
  return useSession() ? children : <ToLogin from={from} />
}

function ToLogin({ from }: LoginState) {
  // Stable while the login loads, because a new object would restart the navigation.
  const [state] = useState<LoginState>({ from })
  return <Navigate to="/admin/login" replace state={state} />
}
