import { LIST_PAGE_SIZE, type ListPage } from '@arunika/admin-contracts'
import { useEffect } from 'react'
import type { Filter } from '../../lib/list-view.ts'
import { useIsOnlySpecified } from '../../lib/only-specified.ts'
import { loadAllRows } from '../../lib/use-list-page.ts'
import type { ListQueryState } from './use-list-query.ts'
import { type Selection, useSelection } from './use-selection.ts'

/** One page of a list, with its search, filters and sort order. */
export interface List<Row extends { id: number }> {
  query: ListQueryState
  filters: readonly Filter[]
  /** Undefined until the first page has loaded. */
  counts: Omit<ListPage<Row>, 'entries'> | undefined
  rows: readonly Row[]
  /** Number of rows on the previous pages. */
  offset: number
  /** Set if rows are selectable. */
  selection?: Selection<Row>
}

interface ListRules {
  /** Address of the list. */
  path: string
  query: ListQueryState
  filters?: readonly Filter[]
}

/** A list that the api paginates. */
export function useList<Row extends { id: number }>(
  data: ListPage<Row> | undefined,
  { path, query, filters = [] }: ListRules,
): List<Row> {
  useNearestPage(data, query)
  const rows = data?.entries ?? []
  const selection = useSelection(rows, data, () => loadAllRows<Row>(path, query))
  const isOnlySpecified = useIsOnlySpecified()
  return {
    ...{ query, filters, counts: data, rows, offset: ((data?.page ?? 1) - 1) * LIST_PAGE_SIZE },
    // The specification has no call for several entries.
    ...(!isOnlySpecified && { selection }),
  }
}

/** Redirects from a page that no longer exists to the last one. */
function useNearestPage(data: ListPage<unknown> | undefined, { page, change }: ListQueryState) {
  const isBeyond = data !== undefined && data.entries.length === 0 && data.found > 0 && data.page === page
  const last = isBeyond ? Math.ceil(data.found / LIST_PAGE_SIZE) : page
  useEffect(() => {
    if (last < page) change({ page: last > 1 ? String(last) : '' })
  })
}
