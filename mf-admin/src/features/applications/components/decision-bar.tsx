import type { ApplicationStage } from '@arunika/contracts'
import { StatusConflict } from '../../../components/form/status-conflict.tsx'
import { DECISION_KEYS } from '../../../lib/decision-keys.ts'
import type { Decisions } from '../hooks/use-decisions.ts'
import styles from './decision-bar.module.css'

interface DecisionBarProps {
  /** Undefined until the application has loaded. */
  stage: ApplicationStage | undefined
  /** Stages of the vacancy, in order. */
  stages: readonly ApplicationStage[]
  decisions: Decisions
  /** True if the next application opens after a decision. */
  advances: boolean
  setAdvances: (advances: boolean) => void
}

/** Moves an application through the stages: a button for each stage, and a key for each status. */
export function DecisionBar({ stage: current, stages, decisions, advances, setAdvances }: DecisionBarProps) {
  const { error, refused, decide, keepTheirs } = decisions
  return (
    <div className={styles.bar}>
      <fieldset className={styles.statuses} aria-label="Stage">
        {stages.map((stage) => (
          <button
            key={stage.id}
            type="button"
            className={styles.status}
            aria-pressed={stage.id === current?.id}
            aria-keyshortcuts={DECISION_KEYS[stage.status]}
            aria-disabled={current === undefined}
            onClick={() => void decide(stage)}
          >
            {stage.name}
            <kbd aria-hidden className={styles.key}>
              {DECISION_KEYS[stage.status]}
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
        <StatusConflict refused={refused.name} onKeep={keepTheirs} onReplace={() => void decide(refused)} />
      )}
    </div>
  )
}
