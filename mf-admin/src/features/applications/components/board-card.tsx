import type { ApplicationRow } from '@arunika/admin-contracts'
import { longDate } from '@arunika/text'
import { Badge } from '@arunika/ui'
import { type KeyboardEvent, useRef } from 'react'
import { decisionOf } from '../../../lib/decision-keys.ts'
import styles from './board.module.css'
import type { BoardCommands } from './board-column.tsx'
import { Rating } from './rating.tsx'

interface BoardCardProps extends BoardCommands {
  row: ApplicationRow
}

/** An application on the board. Its menu moves it, or the stage shortcuts while it has the focus. */
export function BoardCard({ row, stages, isSelected, select, open, move }: BoardCardProps) {
  const { id, name, createdAt, is_read, rating, withdrawnAt } = row
  const card = useRef<HTMLLIElement>(null)

  async function moveAway(stage: (typeof stages)[number] | undefined) {
    if (!stage) return
    // Keeps the focus in the column, on the card that takes this one's place.
    const neighbour = card.current?.nextElementSibling ?? card.current?.previousElementSibling
    const next = neighbour?.querySelector('button') ?? card.current?.closest('section')?.querySelector('h2')
    if (await move(row, stage)) next?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
    const index = stages.findIndex((stage) => stage.id === row.stage?.id)
    if (event.shiftKey && event.key === 'ArrowRight') return void moveAway(stages[index + 1])
    if (event.shiftKey && event.key === 'ArrowLeft') return void moveAway(stages[index - 1])
    const stage = decisionOf(event.key, stages, row.stage)
    void moveAway(stages.find((one) => one.id === stage?.id))
  }

  return (
    <li ref={card} className={styles.card}>
      <div className={styles.head}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected(row)}
          onChange={(event) => select(row, event.target.checked)}
        />
        <button
          type="button"
          className={styles.name}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onClick={() => open(id)}
          onKeyDown={onKeyDown}
        >
          <bdi>{name}</bdi>
        </button>
      </div>
      <p className={styles.facts}>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
        {rating != null && <Rating value={rating} />}
        {is_read === 0 && <Badge variant="hot">New!</Badge>}
        {withdrawnAt && <Badge variant="bad">Withdrawn</Badge>}
      </p>
      <select
        className={styles.move}
        aria-label={`Stage of ${name}`}
        value={row.stage?.id ?? ''}
        onChange={({ target }) => void moveAway(stages.find((stage) => String(stage.id) === target.value))}
      >
        {stages.map((stage) => (
          <option key={stage.id} value={stage.id}>
            {stage.name}
          </option>
        ))}
      </select>
    </li>
  )
}
