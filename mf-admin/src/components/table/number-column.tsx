import styles from './number-column.module.css'
import type { List } from './use-list.ts'

/** Selects all rows of the page, if rows are selectable. */
export function NumberHead<Row extends { id: number }>({ list }: { list: List<Row> }) {
  const { rows, selection } = list
  if (!selection) {
    return (
      <th scope="col" data-width="least">
        No
      </th>
    )
  }
  return (
    <th scope="col" data-width="least">
      <label className={styles.number}>
        <input
          type="checkbox"
          aria-label="Select all on this page"
          checked={rows.length > 0 && rows.every(selection.has)}
          disabled={rows.length === 0}
          onChange={(event) => selection.select(rows, event.target.checked)}
        />
        No
      </label>
    </th>
  )
}

interface NumberCellProps<Row extends { id: number }> {
  list: List<Row>
  row: Row
  number: number
  name: string
}

export function NumberCell<Row extends { id: number }>({ list, row, number, name }: NumberCellProps<Row>) {
  const { selection } = list
  if (!selection) {
    return (
      <td data-title="No" data-width="least">
        {number}
      </td>
    )
  }
  return (
    <td data-title="No" data-width="least">
      <label className={styles.number}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={selection.has(row)}
          onChange={({ target, nativeEvent }) =>
            selection.pick(row, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
        {number}
      </label>
    </td>
  )
}
