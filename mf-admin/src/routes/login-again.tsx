import { lazy, Suspense, useEffect } from 'react'
import { LoadBoundary } from '../components/feedback/load-boundary.tsx'
import { useIsHeld } from '../lib/held-screen.ts'
import { useSession } from '../lib/use-session.ts'

const load = () =>
  import(/* webpackChunkName: "login-again" */ '../features/login/components/login-dialog.tsx')
const LoginDialog = lazy(load)

/** Asks for a log-in above a screen that stays after the end of the session. */
export function LoginAgain() {
  const mustStay = useIsHeld()
  const isHere = useSession()
  useEffect(() => {
    // Without a session, the files of screens cannot be loaded.
    if (mustStay) load().catch(() => {})
  }, [mustStay])
  if (isHere || !mustStay) return null
  return (
    <LoadBoundary fallback={null}>
      <Suspense>
        <LoginDialog />
      </Suspense>
    </LoadBoundary>
  )
}
