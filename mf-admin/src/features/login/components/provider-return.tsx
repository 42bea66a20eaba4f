import { Skeleton } from '@arunika/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beginSession } from '../../../lib/token.ts'
import { finishProviderLogin, pathBeforeProvider } from '../api/provider-return.ts'

interface ProviderReturnProps {
  /** With which the provider has sent the browser back. */
  query: string
  /** The second factor is still needed. @param token good for that alone */
  onPending(token: string): void
  onError(problem: Error): void
}

/** The end of a sign-in by the OpenID provider. */
export default function ProviderReturn({ query, onPending, onError }: ProviderReturnProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isSent = useRef(false)
  useEffect(() => {
    // The query leaves the address first: its code works once, and the login then knows where to go.
    if (search) {
      void navigate('/admin/login', { replace: true, state: { from: pathBeforeProvider() } })
      return
    }
    if (isSent.current) return
    isSent.current = true
    finishProviderLogin(query).then(
      ({ token, second_factor: isPending }) => (isPending ? onPending(token) : beginSession(token)),
      onError,
    )
  }, [search, query, navigate, onPending, onError])
  return <Skeleton />
}
