import type { ListPage } from '@arunika/admin-contracts'
import { useState } from 'react'

/** Selected rows, for bulk actions; they may be on several pages. */
export interface Selection<Row extends { id: number }> {
  selected: readonly Row[]
  has: (row: Row) => boolean
  select: (rows: readonly Row[], chosen: boolean) => void
  clear: () => void
  /** How many rows match the query, if all of them can be selected. */
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
  const canSelectAll = counts !== undefined && !counts.foundAtLeast && counts.found > shown.length
  return {
    selected: [...chosen.values()],
    has: ({ id }) => chosen.has(id),
    select(some, isChosen) {
      const next = new Map(chosen)
      for (const row of some) {
        if (isChosen) next.set(row.id, row)
        else next.delete(row.id)
      }
      setChosen(next)
    },
    clear: () => setChosen(new Map()),
    ...(canSelectAll ? { allCount: counts.found } : {}),
    async selectAll() {
      const all = await loadAll()
      setChosen(new Map(all.map((row) => [row.id, row])))
    },
  }
}
