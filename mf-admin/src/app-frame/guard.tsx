import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { administratorId } from '../lib/administrator.ts'
import { useIsHeld } from '../lib/held-screen.ts'
import type { LoginState } from '../lib/login-state.ts'
import { addressOf } from '../lib/own-address.ts'
import { useSession } from '../lib/use-session.ts'

/**
 * Renders its children for administrators; redirects to the login when logged out, unless something was typed here.
 * Another administrator who logs in starts with an empty screen.
 */
export function Guard({ children }: { children: ReactNode }) {
  const from = addressOf(useLocation())
  const isHere = useSession()
  const mustStay = useIsHeld()
  const [owner, setOwner] = useState(administratorId)
  const current = administratorId()
  if (current && current !== owner) setOwner(current)
  if (!isHere && !mustStay) return <ToLogin from={from} />
  return <Fragment key={owner}>{children}</Fragment>
}

function ToLogin({ from }: LoginState) {
  // Stable while the login loads, because a new object would restart the navigation.
  const [state] = useState<LoginState>({ from })
  return <Navigate to="/admin/login" replace state={state} />
}
