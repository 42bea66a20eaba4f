import { Button } from '@arunika/shared/ui'
import styles from './bulk-bar.module.css'
import type { List } from './use-list.ts'

interface BulkBarProps<Row extends { id: number }> {
  list: List<Row>
  onDelete: (rows: readonly Row[]) => void
}

/** What can be done with all selected rows at once. */
export function BulkBar<Row extends { id: number }>({ list, onDelete }: BulkBarProps<Row>) {
  const { selected, found = [] } = list
  return (
    <div className={styles.place} role="status">
      {selected.length > 0 && (
        <div className={styles.bar}>
          <strong>{selected.length} selected</strong>
          {selected.length < found.length && (
            <Button look="secondary" onClick={() => list.select(found, true)}>
              Select all {found.length}
            </Button>
          )}
          <Button look="secondary" onClick={list.selectNone}>
            Clear
          </Button>
          <Button look="danger" onClick={() => onDelete(selected)}>
            Delete selected
          </Button>
        </div>
      )}
    </div>
  )
}
