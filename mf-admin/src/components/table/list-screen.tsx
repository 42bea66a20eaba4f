import type { ReactNode } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import styles from './list-screen.module.css'
import { ListTools } from './list-tools.tsx'
import { Pager } from './pager.tsx'

interface ListScreenProps<Row extends { id: number }> extends DataTableProps<Row> {
  /** Kind of the entries, in the plural, e.g. `articles`. */
  plural: string
  onDelete?: (rows: readonly Row[]) => void
  /** Tools of this list alone. */
  tools?: ReactNode
}

/** A list with search, filters, selection and pages. */
export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const { plural, onDelete, tools, ...table } = props
  return (
    <div className={styles.list}>
      <ListTools list={table.list} columns={table.columns} plural={plural}>
        {tools}
      </ListTools>
      {onDelete && table.list.selection && <BulkBar selection={table.list.selection} onDelete={onDelete} />}
      <DataTable {...table} />
      <Pager list={table.list} />
    </div>
  )
}
