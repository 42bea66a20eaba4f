import { Button } from '@arunika/ui'
import type { ReactNode } from 'react'
import styles from './no-result.module.css'
import type { List } from './use-list.ts'

interface NoResultProps<Row extends { id: number }> {
  list: List<Row>
  emptyAction: ReactNode
}

/** An empty list with a suggested next step. */
export function NoResult<Row extends { id: number }>({ list, emptyAction }: NoResultProps<Row>) {
  if (list.counts?.total === 0) {
    return (
      <div className={styles.result}>
        <span>- No data available -</span>
        {emptyAction}
      </div>
    )
  }
  return (
    <div className={styles.result}>
      <span>Nothing here matches what you are looking for.</span>
      <Button variant="secondary" onClick={list.query.clear}>
        Show everything
      </Button>
    </div>
  )
}
