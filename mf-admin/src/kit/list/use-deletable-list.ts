import type { ApiError } from '@arunika/shared/api-client'
import { useState } from 'react'
import type { Column } from './data-table.tsx'
import type { ListRules } from './list-view.ts'
import { useList } from './use-list.ts'

interface Loaded<Row> {
  rows: readonly Row[] | undefined
  error: ApiError | undefined
  retry: () => unknown
}

interface DeletableListRules<Row> extends Omit<ListRules<Row>, 'columns'> {
  columnsWith: (onDelete: (rows: readonly Row[]) => void) => Column<Row>[]
}

/** A list whose rows are deleted after a question: `screen` is for its `ListScreen`, `question` for its `DeleteDialog`. */
export function useDeletableList<Row extends { id: number }>(
  { rows, error, retry }: Loaded<Row>,
  { columnsWith, ...rules }: DeletableListRules<Row>,
) {
  const [doomed, setDoomed] = useState<readonly Row[]>([])
  const columns = columnsWith(setDoomed)
  const list = useList(rows, { columns, ...rules })
  return {
    list,
    screen: { columns, list, error, onRetry: () => void retry(), onDelete: setDoomed },
    question: { doomed, onClose: () => setDoomed([]) },
  }
}
