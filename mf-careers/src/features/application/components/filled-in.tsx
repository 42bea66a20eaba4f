import { useWords } from '@arunika/federation/use-words'
import { formWords } from '../form-words.ts'
import styles from './filled-in.module.css'

interface FilledInProps {
  count: number
  total: number
}

/** How much of the form is filled in; it stays in view on a phone, where the form is several screens long. */
export function FilledIn({ count, total }: FilledInProps) {
  const { filledIn } = useWords(formWords)
  return (
    <div className={styles.bar}>
      <label className={styles.label} htmlFor="filled-in">
        {filledIn(count, total)}
      </label>
      <progress id="filled-in" className={styles.progress} max={total} value={count} />
    </div>
  )
}
