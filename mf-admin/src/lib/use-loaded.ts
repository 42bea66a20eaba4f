import type { ApiError } from '@anyam/data'
import { useCallback, useEffect, useState } from 'react'
import { adminRequest } from './admin-request.ts'
import { useReconnect } from './use-reconnect.ts'

interface Loaded<Data> {
  data?: Data
  error?: ApiError
}

/**
 * Initial data of a form. It is fetched on every visit, because a cached copy would overwrite others' changes, and only
 * once, because a later copy would overwrite input.
 */
export function useLoaded<Data>(address: string) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({})
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    const keep = (result: Loaded<Data>) => {
      if (!leaving.signal.aborted) setLoaded(result)
    }
    setLoaded({})
    adminRequest<Data>(address, { signal: leaving.signal }).then(
      (data) => keep({ data }),
      (error: ApiError) => keep({ error }),
    )
    return () => leaving.abort()
  }, [address, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useReconnect(() => {
    if (loaded.error) retry()
  })
  return { ...loaded, retry }
}
