import type { ListPage } from '@arunika/admin-contracts'
import { useState } from 'react'

/** Some rows, of which something is to be done with all at once; they may stand on several pages. */
export interface Selection<Row extends { id: number }> {
  selected: readonly Row[]
  has: (row: Row) => boolean
  select: (rows: readonly Row[], chosen: boolean) => void
  clear: () => void
  /** How many rows fit what is looked for, where all of them can be selected. */
  allCount?: number
  selectAll: () => Promise<void>
}

/** @param loadAll gives every row that fits what is looked for */
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
