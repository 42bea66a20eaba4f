import type { ApiError } from '@arunika/shared/api-client'
import { Notice, Skeleton } from '@arunika/shared/ui'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface Column<Row> {
  title: string
  cell: (row: Row, index: number) => ReactNode
  /** How much room it takes beside the others. */
  width?: 'least' | 'rest' | 'most'
  /** Heads the row where rows are cards. */
  head?: true
}

interface DataTableProps<Row> {
  /** Names the table to a screen reader. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  error: ApiError | undefined
  onRetry: () => void
  rowKey: (row: Row) => number
  /** Rows that stand out. */
  isMarked?: (row: Row) => boolean
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e']

/** A live list: a table where there is room, cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, error, onRetry } = props
  if (!rows && error) {
    return (
      <Notice title="The list could not be loaded" onRetry={onRetry}>
        {error.message}
      </Notice>
    )
  }
  return (
    <>
      {error && <Stale onRetry={onRetry} />}
      <table className={styles.table} aria-label={label} aria-busy={!rows}>
        <thead>
          <tr>
            {columns.map(({ title, width }) => (
              <th key={title} scope="col" data-width={width}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows ? <Rows {...props} rows={rows} /> : <Placeholders columns={columns} />}</tbody>
      </table>
    </>
  )
}

function Rows<Row>({ columns, rows, rowKey, isMarked }: DataTableProps<Row> & { rows: readonly Row[] }) {
  if (rows.length === 0) {
    return (
      <tr>
        <td className={styles.empty} colSpan={columns.length}>
          - No data available -
        </td>
      </tr>
    )
  }
  return rows.map((row, index) => (
    <tr key={rowKey(row)} data-marked={isMarked?.(row) || undefined}>
      {columns.map(({ title, width, head, cell }) => (
        <td key={title} data-title={title} data-width={width} data-card={head && 'head'}>
          {cell(row, index)}
        </td>
      ))}
    </tr>
  ))
}

const Placeholders = ({ columns }: { columns: readonly { title: string }[] }) =>
  PLACEHOLDERS.map((row) => (
    <tr key={row} aria-hidden>
      {columns.map(({ title }) => (
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
      <button type="button" className={styles.again} onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
