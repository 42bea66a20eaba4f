import { Button } from '@arunika/ui'
import styles from './send-progress.module.css'

interface SendProgressProps {
  percent: number
  onCancel: () => void
}

export function SendProgress({ percent, onCancel }: SendProgressProps) {
  return (
    <div className={styles.sending}>
      <label className={styles.label} htmlFor="send-progress">
        {percent < 100 ? `Sending your application: ${percent}%` : 'All sent. Waiting for the response…'}
      </label>
      <progress id="send-progress" className={styles.bar} max={100} value={percent} />
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
