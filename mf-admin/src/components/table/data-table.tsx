import type { ApiError } from '@anyam/data'
import { Notice, Skeleton } from '@arunika/ui'
import type { ReactNode } from 'react'
import type { SortableColumn } from '../../lib/list-view.ts'
import { TryAgain } from '../feedback/try-again.tsx'
import styles from './data-table.module.css'
import { NoResult } from './no-result.tsx'
import { NumberCell, NumberHead } from './number-column.tsx'
import { SortHead } from './sort-head.tsx'
import type { List } from './use-list.ts'

export interface Column<Row> extends SortableColumn {
  cell: (row: Row) => ReactNode
  /** Relative width of the column; `name` shows names of ordinary length whole. */
  width?: 'least' | 'name' | 'rest' | 'most'
  /** Never truncated, even if rows have one line each. */
  isWhole?: boolean
  /** Position in card layout; most columns are between head and foot. */
  card?: 'head' | 'wide' | 'foot'
}

export interface DataTableProps<Row extends { id: number }> {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  list: List<Row>
  error: ApiError | undefined
  onRetry: () => void
  /** Accessible name of a row's check box. */
  nameOf: (row: Row) => string
  /** True for highlighted rows. */
  isMarked?: (row: Row) => boolean
  /** Shown in an empty list. */
  emptyAction?: ReactNode
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e']

/**
 * A live list: a table if there is room, cards on a phone. The first column numbers and selects the rows.
 * A table library was rejected: the database searches, sorts and paginates, so only markup is left, and
 * `@tanstack/react-table` would add 12 kB (Brotli) to every list for row models that none uses.
 */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { label, columns, list, error, onRetry } = props
  if (!list.counts && error) {
    return (
      <Notice title="The list could not be loaded" onRetry={onRetry}>
        {error.message}
      </Notice>
    )
  }
  return (
    <>
      {error && <Stale onRetry={onRetry} />}
      <table className={styles.table} aria-label={label} aria-busy={!list.counts}>
        <thead>
          <tr>
            <NumberHead list={list} />
            {columns.map((column) => (
              <SortHead key={column.title} column={column} query={list.query} />
            ))}
          </tr>
        </thead>
        <tbody>{list.counts ? <Rows {...props} /> : <Placeholders columns={columns} />}</tbody>
      </table>
    </>
  )
}

function Rows<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { columns, list, nameOf, isMarked, emptyAction } = props
  const { rows, offset } = list
  if (rows.length === 0) {
    return (
      <tr>
        <td className={styles.empty} colSpan={columns.length + 1}>
          <NoResult list={list} emptyAction={emptyAction} />
        </td>
      </tr>
    )
  }
  return rows.map((row, index) => (
    <tr key={row.id} data-marked={isMarked?.(row) || undefined}>
      <NumberCell list={list} row={row} number={offset + index + 1} name={nameOf(row)} />
      {columns.map(({ title, width, isWhole, card, cell }) => {
        const content = cell(row)
        return (
          <td key={title} data-title={title} data-width={width} data-card={card} data-whole={isWhole}>
            <div className={styles.cell} title={typeof content === 'string' ? content : undefined}>
              {content}
            </div>
          </td>
        )
      })}
    </tr>
  ))
}

const Placeholders = ({ columns }: { columns: readonly { title: string }[] }) =>
  PLACEHOLDERS.map((row) => (
    <tr key={row} aria-hidden>
      {['No', ...columns.map(({ title }) => title)].map((title) => (
        <td key={title} data-title={title}>
          <Skeleton className={styles.placeholder} />
        </td>
      ))}
    </tr>
  ))

function Stale({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.stale} role="status">
      The list could not be refreshed; what you see may be old.
      <TryAgain onClick={onRetry} />
    </p>
  )
}
