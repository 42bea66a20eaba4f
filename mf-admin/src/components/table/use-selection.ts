import type { ListPage } from '@arunika/admin-contracts'
import { useRef, useState } from 'react'

/** Selected rows for bulk actions, possibly on several pages. */
export interface Selection<Row extends { id: number }> {
  selected: readonly Row[]
  has: (row: Row) => boolean
  select: (rows: readonly Row[], chosen: boolean) => void
  /** Selects one row; with Shift also all rows since the last one. */
  pick: (row: Row, chosen: boolean, isRange: boolean) => void
  clear: () => void
  /** Number of rows that match the query, if all of them can be selected. */
  allCount?: number
  selectAll: () => Promise<void>
}

/** @param loadAll returns every row that matches the query */
export function useSelection<Row extends { id: number }>(
  shown: readonly Row[],
  counts: Pick<ListPage<Row>, 'found' | 'foundAtLeast'> | undefined,
  loadAll: () => Promise<readonly Row[]>,
): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const last = useRef<number>(undefined)
  const canSelectAll = counts !== undefined && !counts.foundAtLeast && counts.found > shown.length

  function select(some: readonly Row[], isChosen: boolean) {
    const next = new Map(chosen)
    for (const row of some) {
      if (isChosen) next.set(row.id, row)
      else next.delete(row.id)
    }
    setChosen(next)
  }

  return {
    selected: [...chosen.values()],
    has: ({ id }) => chosen.has(id),
    select,
    pick(row, isChosen, isRange) {
      const [from = -1, to = -1] = [last.current, row.id].map((id) =>
        shown.findIndex((other) => other.id === id),
      )
      last.current = row.id
      const isKnown = isRange && from >= 0 && to >= 0
      select(isKnown ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], isChosen)
    },
    clear: () => setChosen(new Map()),
    ...(canSelectAll ? { allCount: counts.found } : {}),
    async selectAll() {
      const all = await loadAll()
      setChosen(new Map(all.map((row) => [row.id, row])))
    },
  }
}
