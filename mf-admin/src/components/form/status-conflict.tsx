import { Button } from '@arunika/ui'
import styles from './status-conflict.module.css'

interface StatusConflictProps {
  /** Label of the refused status. */
  refused: string
  onKeep: () => void
  onReplace: () => void
}

/** Options after another administrator has changed a status meanwhile. */
export const StatusConflict = ({ refused, onKeep, onReplace }: StatusConflictProps) => (
  <div className={styles.choices}>
    <Button variant="secondary" onClick={onKeep}>
      Keep theirs
    </Button>
    <Button variant="danger" onClick={onReplace}>
      Replace theirs with {refused}
    </Button>
  </div>
)
