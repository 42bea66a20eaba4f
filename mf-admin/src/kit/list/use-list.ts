import { useState } from 'react'
import { findRows, type ListRules, pageOf } from './list-view.ts'
import { useListQuery } from './use-list-query.ts'

/** A list as somebody wants to see it: searched, filtered, sorted, a page of it, some rows selected. */
export function useList<Row extends { id: number }>(rows: readonly Row[] | undefined, rules: ListRules<Row>) {
  const query = useListQuery()
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const found = rows && findRows(rows, query, rules)
  const page = pageOf(found ?? [], query.page)
  const selected = (found ?? []).filter(({ id }) => ids.has(id))

  function select(some: readonly Row[], chosen: boolean) {
    const next = new Set(ids)
    for (const { id } of some) {
      if (chosen) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  return {
    query,
    filters: rules.filters ?? [],
    /** How many there are before anything is looked for. */
    total: rows?.length,
    found,
    page,
    selected,
    isSelected: ({ id }: Row) => ids.has(id),
    select,
    selectNone: () => setIds(new Set()),
  }
}

export type List<Row extends { id: number }> = ReturnType<typeof useList<Row>>
