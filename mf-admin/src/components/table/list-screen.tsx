import type { ReactNode } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import styles from './list-screen.module.css'
import { ListTools } from './list-tools.tsx'
import { Pager } from './pager.tsx'
import { SavedViews } from './saved-views.tsx'
import type { Selection } from './use-selection.ts'

interface ListScreenProps<Row extends { id: number }> extends DataTableProps<Row> {
  /** Noun for the entries in the plural, such as `articles`. */
  plural: string
  /** Undefined where the person may delete none. */
  onDelete?: ((rows: readonly Row[]) => void) | undefined
  /** Tools only for this list. */
  tools?: ReactNode
  /** Actions on selected rows in addition to deleting. */
  bulkActions?: ((selection: Selection<Row>) => ReactNode) | undefined
}

/** A list with search, filters, selection and pagination. */
export function ListScreen<Row extends { id: number }>(props: ListScreenProps<Row>) {
  const { plural, onDelete, bulkActions, tools, ...table } = props
  const { selection } = table.list
  return (
    <div className={styles.list}>
      <ListTools list={table.list} columns={table.columns} plural={plural}>
        {tools}
      </ListTools>
      <SavedViews query={table.list.query} filters={table.list.filters} />
      {(onDelete || bulkActions) && selection && (
        <BulkBar selection={selection} onDelete={onDelete} actions={bulkActions?.(selection)} />
      )}
      <DataTable {...table} />
      <Pager list={table.list} />
    </div>
  )
}
