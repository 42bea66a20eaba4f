import { Button } from '@arunika/shared/ui'
import styles from './bulk-bar.module.css'
import type { Selection } from './use-list.ts'

interface BulkBarProps<Row extends { id: number }> {
  selection: Selection<Row>
  onDelete: (rows: readonly Row[]) => void
}

/** What can be done with all selected rows at once. */
export function BulkBar<Row extends { id: number }>({ selection, onDelete }: BulkBarProps<Row>) {
  const { selected, all, select, clear } = selection
  return (
    <div className={styles.place} role="status">
      {selected.length > 0 && (
        <div className={styles.bar}>
          <strong>{selected.length} selected</strong>
          {selected.length < all.length && (
            <Button look="secondary" onClick={() => select(all, true)}>
              Select all {all.length}
            </Button>
          )}
          <Button look="secondary" onClick={clear}>
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
