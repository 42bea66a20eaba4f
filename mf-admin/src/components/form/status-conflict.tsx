import { Button } from '@arunika/ui'
import styles from './status-conflict.module.css'

interface StatusConflictProps {
  /** Name of the status that was refused. */
  refused: string
  onKeep: () => void
  onReplace: () => void
}

/** What can be done where another administrator has set a status meanwhile. */
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
