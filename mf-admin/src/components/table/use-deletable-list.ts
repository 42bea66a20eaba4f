import type { ApiError } from '@anyam/data'
import type { ListPage } from '@arunika/admin-contracts'
import { useState } from 'react'
import type { Filter } from '../../lib/list-view.ts'
import type { Column } from './data-table.tsx'
import { useList } from './use-list.ts'
import type { ListQueryState } from './use-list-query.ts'

export interface LoadedList<Row> {
  data: ListPage<Row> | undefined
  error: ApiError | undefined
  mutate: () => unknown
}

export interface DeletableListRules<Row> {
  path: string
  query: ListQueryState
  filters?: readonly Filter[]
  columnsWith: (onDelete: (rows: readonly Row[]) => void) => Column<Row>[]
}

/**
 * A list whose rows are deleted after a confirmation; pass `screen` to `ListScreen` and `question` to `DeleteDialog`.
 */
export function useDeletableList<Row extends { id: number }>(
  { data, error, mutate }: LoadedList<Row>,
  { columnsWith, ...rules }: DeletableListRules<Row>,
) {
  const [pendingDelete, setPendingDelete] = useState<readonly Row[]>([])
  const columns = columnsWith(setPendingDelete)
  const list = useList(data, rules)
  return {
    list,
    screen: { columns, list, error, onRetry: () => void mutate(), onDelete: setPendingDelete },
    question: {
      pendingDelete,
      listPath: rules.path,
      onClose: () => setPendingDelete([]),
      onDeleted: () => list.selection?.clear(),
    },
  }
}
