import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { ListQuery } from '../../lib/list-view.ts'

/** Parameter for the entry that is open above the list. */
export const OPEN = 'open'

/** Parameter that selects list or board. */
export const SHOW = 'show'

const OWN = ['q', 'sort', 'page', 'after', 'before', OPEN, SHOW]

export interface ListQueryState extends ListQuery {
  /**
   * Changes parts of the query; an empty text removes a part. Any change except of the page returns to the first page
   * and closes an entry above the list, which may be closing already.
   */
  change: (parts: Readonly<Record<string, string>>) => void
  clear: () => void
}

/** The query of a list, stored in the address so that it survives a reload and can be shared. */
export function useListQuery(): ListQueryState {
  const [params, setParams] = useSearchParams()
  const { state, search } = useLocation()
  const isBack = useNavigationType() === 'POP'
  /** The query last asked for, until the address has it. */
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (isBack || search === asked.current) asked.current = undefined
  }, [isBack, search])
  // Keeps the message of the last action visible.
  const options = { replace: true, preventScrollReset: true, state }

  function change(parts: Readonly<Record<string, string>>) {
    // The address follows with a delay, and a change made meanwhile must not undo the previous one.
    const next = new URLSearchParams(asked.current ?? params)
    if (!('page' in parts)) for (const name of ['page', 'after', 'before', OPEN]) next.delete(name)
    for (const [name, text] of Object.entries(parts)) {
      if (text) next.set(name, text)
      else next.delete(name)
    }
    ask(next)
  }
  function ask(next: URLSearchParams) {
    asked.current = next.size > 0 ? `?${next}` : ''
    setParams(next, options)
  }
  return {
    search: params.get('q') ?? '',
    sort: params.get('sort') ?? '',
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
    after: params.get('after') ?? '',
    before: params.get('before') ?? '',
    filters: Object.fromEntries([...params].filter(([name]) => !OWN.includes(name))),
    change,
    clear: () => ask(new URLSearchParams()),
  }
}
