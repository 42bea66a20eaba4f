import { useWords } from '@anyam/federation/use-words'
import { formWords } from '../form-words.ts'
import styles from './filled-in.module.css'

interface FilledInProps {
  count: number
  total: number
}

/** Shows how much of the form is filled in. It stays in view on phones, where the form spans several screens. */
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
