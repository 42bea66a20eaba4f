import { Button } from '@arunika/ui'
import { type ReactNode, useState } from 'react'
import styles from './bulk-bar.module.css'
import type { Selection } from './use-selection.ts'

interface BulkBarProps<Row extends { id: number }> {
  selection: Selection<Row>
  onDelete: ((rows: readonly Row[]) => void) | undefined
  /** Actions in addition to deleting. */
  actions?: ReactNode
}

/** Actions for all selected rows. */
export function BulkBar<Row extends { id: number }>({ selection, onDelete, actions }: BulkBarProps<Row>) {
  const { selected, allCount, clear } = selection
  const [error, setError] = useState<string>()
  const [isSelecting, setSelecting] = useState(false)
  async function selectAll() {
    setError(undefined)
    setSelecting(true)
    await selection.selectAll().catch((reason: Error) => setError(`Not selected. ${reason.message}`))
    setSelecting(false)
  }
  return (
    <div role="status">
      {selected.length > 0 && (
        <div className={styles.bar}>
          <strong>{selected.length} selected</strong>
          {allCount !== undefined && selected.length < allCount && (
            <Button variant="secondary" disabled={isSelecting} onClick={() => void selectAll()}>
              Select all {allCount}
            </Button>
          )}
          <Button variant="secondary" onClick={clear}>
            Clear
          </Button>
          {!isSelecting && actions}
          {/* Disabled until all rows are selected; otherwise it would delete only those of this page. */}
          {onDelete && (
            <Button variant="danger" disabled={isSelecting} onClick={() => onDelete(selected)}>
              Delete selected
            </Button>
          )}
          {error}
        </div>
      )}
    </div>
  )
}
