import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { sortName } from '../../lib/list-view.ts'
import type { Column } from './data-table.tsx'
import styles from './sort-head.module.css'
import type { ListQueryState } from './use-list-query.ts'

interface SortHeadProps<Row> {
  column: Column<Row>
  query: Pick<ListQueryState, 'sort' | 'change'>
}

/** A column title; for sortable columns a button that cycles through ascending, descending and default. */
export function SortHead<Row>({ column: { title, width, sortable }, query }: SortHeadProps<Row>) {
  if (!sortable) {
    return (
      <th scope="col" data-width={width}>
        {title}
      </th>
    )
  }
  const name = sortName(title)
  const [direction, next, Icon] =
    query.sort === name
      ? (['ascending', `-${name}`, ArrowUp] as const)
      : query.sort === `-${name}`
        ? (['descending', '', ArrowDown] as const)
        : ([undefined, name, ArrowUpDown] as const)
  return (
    <th scope="col" data-width={width} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => query.change({ sort: next })}>
        {title}
        <Icon aria-hidden size={14} />
      </button>
    </th>
  )
}
