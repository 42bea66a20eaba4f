import { LIST_PAGE_SIZE, MAX_NUMBERED_PAGE } from '@arunika/admin-contracts'
import { Button } from '@arunika/ui'
import { focusTitle } from '../feedback/focus-title.ts'
import styles from './pager.module.css'
import type { List } from './use-list.ts'

/** Pagination links: by number, and by the api's cursors beyond the last number. */
export function Pager<Row extends { id: number }>({ list: { counts, query } }: { list: List<Row> }) {
  if (!counts || (counts.next === null && counts.previous === null)) return null
  const { page, found, foundAtLeast, next, previous } = counts
  function go(to: number, cursor: Readonly<Record<string, string>>) {
    const isNumbered = to <= MAX_NUMBERED_PAGE
    const position = isNumbered ? {} : cursor
    query.change({ after: '', before: '', page: to === 1 ? '' : String(to), ...position })
    window.scrollTo({ top: 0 })
    focusTitle()
  }
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button
        variant="secondary"
        disabled={previous === null}
        onClick={() => go(page - 1, { before: previous ?? '' })}
      >
        Previous
      </Button>
      <span>
        Page {page}
        {!foundAtLeast && ` of ${Math.ceil(found / LIST_PAGE_SIZE)}`}
      </span>
      <Button
        variant="secondary"
        disabled={next === null}
        onClick={() => go(page + 1, { after: next ?? '' })}
      >
        Next
      </Button>
    </nav>
  )
}
