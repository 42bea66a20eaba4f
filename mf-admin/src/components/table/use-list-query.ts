import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
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
  const location = useLocation()
  /** Queries that were asked for and that the address does not have yet. */
  const pending = useRef<readonly string[]>([])
  // Any other address is of a link or the back button, which replaces what was asked for.
  useEffect(() => {
    const nth = pending.current.indexOf(location.search)
    pending.current = nth === -1 ? [] : pending.current.slice(nth + 1)
  }, [location])
  // Keeps the message of the last action visible.
  const options = { replace: true, preventScrollReset: true, state: location.state }

  function change(parts: Readonly<Record<string, string>>) {
    // The address follows with a delay, and a change made meanwhile must not undo the previous one.
    const next = new URLSearchParams(pending.current.at(-1) ?? params)
    if (!('page' in parts)) for (const name of ['page', 'after', 'before', OPEN]) next.delete(name)
    for (const [name, text] of Object.entries(parts)) {
      if (text) next.set(name, text)
      else next.delete(name)
    }
    ask(next)
  }
  function ask(next: URLSearchParams) {
    pending.current = [...pending.current, next.size > 0 ? `?${next}` : '']
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
