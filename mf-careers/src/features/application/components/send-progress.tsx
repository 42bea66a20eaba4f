import { useWords } from '@anyam/federation/use-words'
import { Button } from '@arunika/ui'
import { formWords } from '../form-words.ts'
import styles from './send-progress.module.css'

interface SendProgressProps {
  percent: number
  onCancel: () => void
}

export function SendProgress({ percent, onCancel }: SendProgressProps) {
  const { sent, cancel } = useWords(formWords)
  return (
    <div className={styles.sending}>
      <label className={styles.label} htmlFor="send-progress">
        {sent(percent)}
      </label>
      <progress id="send-progress" className={styles.bar} max={100} value={percent} />
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
