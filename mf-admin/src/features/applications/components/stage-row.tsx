import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@arunika/contracts'
import { IconButton } from '@arunika/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import styles from './stage-editor.module.css'
import type { EditedStage } from './stage-editor.tsx'

interface StageRowProps {
  row: EditedStage
  /** Position, from 1. */
  nth: number
  isLast: boolean
  change: (parts: Partial<EditedStage>) => void
  shift: (by: 1 | -1) => void
  /** Undefined for the only stage of its status. */
  remove: (() => void) | undefined
}

/** One stage of the editor. The status of an existing stage is fixed, because its applications have that status. */
export function StageRow({ row: { id, name, status }, nth, isLast, change, shift, remove }: StageRowProps) {
  const called = name || `stage ${nth}`
  return (
    <li className={styles.row}>
      <input
        className={styles.name}
        aria-label={`Name of stage ${nth}`}
        value={name}
        required
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      {id === undefined ? (
        <select
          aria-label={`Status that ${called} stands for`}
          value={status}
          onChange={({ target }) => change({ status: target.value as ApplicationStatus })}
        >
          {Object.entries(APPLICATION_STATUS_NAMES).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <span className={styles.status}>{APPLICATION_STATUS_NAMES[status]}</span>
      )}
      <span className={styles.actions}>
        <IconButton label={`Move ${called} up`} disabled={nth === 1} onClick={() => shift(-1)}>
          <ArrowUp aria-hidden size={18} />
        </IconButton>
        <IconButton label={`Move ${called} down`} disabled={isLast} onClick={() => shift(1)}>
          <ArrowDown aria-hidden size={18} />
        </IconButton>
        <IconButton label={`Remove ${called}`} disabled={!remove} onClick={() => remove?.()}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </span>
    </li>
  )
}
