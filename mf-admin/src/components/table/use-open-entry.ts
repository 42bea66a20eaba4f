import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { OPEN } from './use-list-query.ts'

export interface OpenEntry {
  id: number | undefined
  /** Query string of the address without the entry. */
  listSearch: string
  open: (id: number) => void
  close: () => void
}

/**
 * The entry that is open above a list. It is stored in the address, so it survives a reload and the back button closes
 * it.
 */
export function useOpenEntry(): OpenEntry {
  const [params, setParams] = useSearchParams()
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const id = Number(params.get(OPEN)) || undefined
  // A step back that another navigation has replaced may be taken again, so each new address counts.
  useEffect(() => {
    isLeaving.current = id === undefined
  }, [id, key])

  const list = new URLSearchParams(params)
  list.delete(OPEN)
  const listSearch = String(list)
  const options = { replace: true, preventScrollReset: true, state }

  function open(next: number) {
    const opened = new URLSearchParams(params)
    opened.set(OPEN, String(next))
    setParams(
      opened,
      id === undefined ? { preventScrollReset: true, state: { ...state, openedFrom: listSearch } } : options,
    )
  }
  function close() {
    if (isLeaving.current) return
    isLeaving.current = true
    // Going back works only if the entry was opened from this page of the list.
    if (state?.openedFrom === listSearch) navigate(-1)
    else setParams(list, options)
  }
  return { id, listSearch, open, close }
}
