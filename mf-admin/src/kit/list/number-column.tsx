import styles from './number-column.module.css'
import type { List } from './use-list.ts'

/** Selects all rows of the page. */
export function NumberHead<Row extends { id: number }>({ list }: { list: List<Row> }) {
  const { rows } = list.page
  const all = rows.length > 0 && rows.every(list.isSelected)
  return (
    <th scope="col" data-width="least">
      <label className={styles.number}>
        <input
          type="checkbox"
          aria-label="Select all on this page"
          checked={all}
          disabled={rows.length === 0}
          onChange={(event) => list.select(rows, event.target.checked)}
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
  return (
    <td data-title="No" data-width="least">
      <label className={styles.number}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={list.isSelected(row)}
          onChange={(event) => list.select([row], event.target.checked)}
        />
        {number}
      </label>
    </td>
  )
}
