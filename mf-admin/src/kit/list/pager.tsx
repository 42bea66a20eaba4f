import { Button } from '@arunika/shared/ui'
import { focusTitle } from '../frame/focus-title.ts'
import styles from './pager.module.css'
import type { List } from './use-list.ts'

/** Leads through the pages of a long list. */
export function Pager<Row extends { id: number }>({ list: { page, query } }: { list: List<Row> }) {
  if (page.pages === 1) return null
  function go(to: number) {
    query.change({ page: to === 1 ? '' : String(to) })
    window.scrollTo({ top: 0 })
    focusTitle()
  }
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button look="secondary" disabled={page.page === 1} onClick={() => go(page.page - 1)}>
        Previous
      </Button>
      <span>
        Page {page.page} of {page.pages}
      </span>
      <Button look="secondary" disabled={page.page === page.pages} onClick={() => go(page.page + 1)}>
        Next
      </Button>
    </nav>
  )
}
