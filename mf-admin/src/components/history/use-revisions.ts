import type { RevisedSubject, RevisionRow } from '@arunika/admin-contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getRevisions } from './revisions.ts'

/** Paginated saves of one entry. */
export function useRevisions(subject: RevisedSubject, id: number) {
  const [revisions, setRevisions] = useState<readonly RevisionRow[]>()
  const [next, setNext] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const isHere = useRef(true)

  const load = useCallback(
    async (after: string) => {
      setError(undefined)
      try {
        const page = await getRevisions(subject, id, after)
        if (!isHere.current) return
        setRevisions((known) => [...(after ? (known ?? []) : []), ...page.entries])
        setNext(page.next)
      } catch (reason) {
        if (isHere.current) setError((reason as Error).message)
      }
    },
    [subject, id],
  )
  useEffect(() => {
    isHere.current = true
    void load('')
    return () => {
      isHere.current = false
    }
  }, [load])

  return { revisions, error, hasMore: next !== null, more: () => void load(next ?? '') }
}
