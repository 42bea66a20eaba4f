import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@arunika/contracts'
import { StatusConflict } from '../../../components/form/status-conflict.tsx'
import { DECISION_KEYS } from '../../../lib/decision-keys.ts'
import type { Decisions } from '../hooks/use-decisions.ts'
import styles from './decision-bar.module.css'

const STATUSES = Object.entries(APPLICATION_STATUS_NAMES) as [ApplicationStatus, string][]

interface DecisionBarProps {
  /** Undefined until the application has come. */
  status: ApplicationStatus | undefined
  decisions: Decisions
  /** Whether the next application opens after a decision. */
  advances: boolean
  setAdvances: (advances: boolean) => void
}

/** How far an application has come: one button and one key for each status. */
export function DecisionBar({ status: current, decisions, advances, setAdvances }: DecisionBarProps) {
  const { error, refused, decide, keepTheirs } = decisions
  return (
    <div className={styles.bar}>
      <fieldset className={styles.statuses} aria-label="Status">
        {STATUSES.map(([status, name]) => (
          <button
            key={status}
            type="button"
            className={styles.status}
            aria-pressed={status === current}
            aria-keyshortcuts={DECISION_KEYS[status]}
            aria-disabled={current === undefined}
            onClick={() => void decide(status)}
          >
            {name}
            <kbd aria-hidden className={styles.key}>
              {DECISION_KEYS[status]}
            </kbd>
          </button>
        ))}
      </fieldset>
      <label className={styles.advances}>
        <input type="checkbox" checked={advances} onChange={(event) => setAdvances(event.target.checked)} />
        Open the next one after a decision
      </label>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {refused && (
        <StatusConflict
          refused={APPLICATION_STATUS_NAMES[refused]}
          onKeep={keepTheirs}
          onReplace={() => void decide(refused)}
        />
      )}
    </div>
  )
}
