import { useState } from 'react'
import { type Filter, findRows, type ListRules, pageOf } from './list-view.ts'
import { type ListQueryState, useListQuery } from './use-list-query.ts'

/** A list as somebody wants to see it: searched, filtered, sorted, a page of it. */
export interface List<Row extends { id: number }> {
  query: ListQueryState
  filters: readonly Pick<Filter<Row>, 'name' | 'label' | 'options'>[]
  /** How many there are before anything is looked for; undefined until they are there. */
  total: number | undefined
  /** How many of them fit. */
  count: number | undefined
  page: { rows: readonly Row[]; page: number; pages: number; offset: number }
  /** Where rows can be selected. */
  selection?: Selection<Row>
}

/** Some rows, of which something is to be done with all at once. */
export interface Selection<Row extends { id: number }> {
  /** All that can be selected. */
  all: readonly Row[]
  selected: readonly Row[]
  has: (row: Row) => boolean
  select: (rows: readonly Row[], chosen: boolean) => void
  clear: () => void
}

/** A list whose rows are all here. */
export function useList<Row extends { id: number }>(rows: readonly Row[] | undefined, rules: ListRules<Row>) {
  const query = useListQuery()
  const found = rows && findRows(rows, query, rules)
  const list: List<Row> = {
    query,
    filters: rules.filters ?? [],
    total: rows?.length,
    count: found?.length,
    page: pageOf(found ?? [], query.page),
    selection: useSelection(found ?? []),
  }
  return { ...list, found }
}

function useSelection<Row extends { id: number }>(all: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  function select(some: readonly Row[], chosen: boolean) {
    const next = new Set(ids)
    for (const { id } of some) {
      if (chosen) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  return {
    all,
    selected: all.filter(({ id }) => ids.has(id)),
    has: ({ id }) => ids.has(id),
    select,
    clear: () => setIds(new Set()),
  }
}
