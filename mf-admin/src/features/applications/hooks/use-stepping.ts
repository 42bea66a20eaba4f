import { useEffect, useState } from 'react'
import type { List } from '../../../components/table/use-list.ts'

export interface Stepping {
  /** Index in the list, from 0; negative if it is no longer there. */
  index: number
  /** Number of entries, or a lower bound. */
  count: number
  canGo: (by: 1 | -1) => boolean
  go: (by: 1 | -1) => void
}

/** Steps through a list row by row and on to its next page, even from a row that has just left the list. */
export function useStepping<Row extends { id: number }>(
  list: List<Row>,
  current: number | undefined,
  open: (id: number) => void,
): Stepping {
  const { rows, offset, counts, query } = list
  const [awaited, setAwaited] = useState<{ page: number; by: 1 | -1 }>()
  const [last, setLast] = useState<{ id: number; index: number }>()
  const index = rows.findIndex(({ id }) => id === current)
  if (current !== undefined && index >= 0 && (last?.id !== current || last.index !== index))
    setLast({ id: current, index })
  const formerIndex = index < 0 && last?.id === current ? last?.index : undefined
  const cursorTo = (by: 1 | -1) => (by === 1 ? counts?.next : counts?.previous)

  /** Index of the neighbour. If a row has left the list, its successor has its index. */
  function neighbour(by: 1 | -1): number | undefined {
    if (index >= 0) return index + by
    return formerIndex === undefined || by === 1 ? formerIndex : formerIndex - 1
  }
  function canGo(by: 1 | -1): boolean {
    const next = neighbour(by)
    return next !== undefined && (rows[next] !== undefined || Boolean(cursorTo(by)))
  }

  useEffect(() => {
    if (!awaited || counts?.page !== awaited.page) return
    const row = awaited.by === 1 ? rows[0] : rows.at(-1)
    setAwaited(undefined)
    if (row) open(row.id)
  })

  function go(by: 1 | -1) {
    if (!canGo(by) || !counts || awaited) return
    const row = rows[neighbour(by) ?? -1]
    if (row) return open(row.id)
    const cursor = cursorTo(by) ?? ''
    const page = counts.page + by
    const position = by === 1 ? { after: cursor, before: '' } : { before: cursor, after: '' }
    query.change({ page: page > 1 ? String(page) : '', ...(page > 1 ? position : { after: '', before: '' }) })
    setAwaited({ page, by })
  }
  return { index: index < 0 ? index : offset + index, count: counts?.found ?? 0, canGo, go }
}
