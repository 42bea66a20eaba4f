import { Skeleton } from '@arunika/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beginSession } from '../../../lib/token.ts'
import { finishProviderLogin, pathBeforeProvider } from '../api/provider-return.ts'

interface ProviderReturnProps {
  /** Query with which the provider redirected back. */
  query: string
  /**
   * Called if the second factor is still needed.
   * @param token valid only for the second factor
   */
  onPending(token: string): void
  onError(problem: Error): void
}

/** Last step of a sign-in with the OpenID provider. */
export default function ProviderReturn({ query, onPending, onError }: ProviderReturnProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isSent = useRef(false)
  useEffect(() => {
    // Remove the query from the address first: its code works only once, and the login then knows its target.
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
