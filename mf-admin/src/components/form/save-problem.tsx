import { TryAgain } from '../feedback/try-again.tsx'
import styles from './save-problem.module.css'
import type { SaveProblem as Problem } from './use-saving.ts'

interface SaveProblemProps {
  problem: Problem
  onRetry: () => void
  /** Opens the version that another administrator has saved. */
  onCompare: (() => void) | undefined
}

/** The error of a failed save, beside the save buttons. */
export const SaveProblem = ({ problem, onRetry, onCompare }: SaveProblemProps) => (
  <div className={styles.problem} role="alert">
    <span>
      <strong>Not saved.</strong> {problem.text}
    </span>
    {problem.isConflict && onCompare ? (
      <button type="button" className={styles.compare} onClick={onCompare}>
        See the difference
      </button>
    ) : (
      <TryAgain onClick={onRetry} />
    )}
  </div>
)
