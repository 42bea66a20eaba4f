import { useEffect, useState } from 'react'
import type { List } from '../../../components/table/use-list.ts'

export interface Stepping {
  /** Place in the list, from 0; negative when it is not there any more. */
  index: number
  /** How many there are, or so many at least. */
  count: number
  canGo: (by: 1 | -1) => boolean
  go: (by: 1 | -1) => void
}

/** Leads through a list row by row, and on to its next page. */
export function useStepping<Row extends { id: number }>(
  list: List<Row>,
  current: Row | undefined,
  onOpen: (row: Row) => void,
): Stepping {
  const { rows, offset, counts, query } = list
  const [awaited, setAwaited] = useState<{ page: number; by: 1 | -1 }>()
  const index = rows.findIndex(({ id }) => id === current?.id)
  const cursorTo = (by: 1 | -1) => (by === 1 ? counts?.next : counts?.previous)

  useEffect(() => {
    if (!awaited || counts?.page !== awaited.page) return
    const row = awaited.by === 1 ? rows[0] : rows.at(-1)
    setAwaited(undefined)
    if (row) onOpen(row)
  })

  function go(by: 1 | -1) {
    if (index < 0 || !counts || awaited) return
    const next = rows[index + by]
    if (next) return onOpen(next)
    const cursor = cursorTo(by)
    if (!cursor) return
    const page = counts.page + by
    const position = by === 1 ? { after: cursor, before: '' } : { before: cursor, after: '' }
    query.change({ page: page > 1 ? String(page) : '', ...(page > 1 ? position : { after: '', before: '' }) })
    setAwaited({ page, by })
  }
  return {
    index: index < 0 ? index : offset + index,
    count: counts?.found ?? 0,
    canGo: (by) => index >= 0 && (rows[index + by] !== undefined || Boolean(cursorTo(by))),
    go,
  }
}
