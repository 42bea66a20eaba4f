import styles from './filled-in.module.css'

interface FilledInProps {
  count: number
  total: number
}

/** How much of the form is filled in; it stays in view on a phone, where the form is several screens long. */
export const FilledIn = ({ count, total }: FilledInProps) => (
  <div className={styles.bar}>
    <label className={styles.label} htmlFor="filled-in">
      {count < total ? `${count} of ${total} filled in` : 'All filled in: please send it'}
    </label>
    <progress id="filled-in" className={styles.progress} max={total} value={count} />
  </div>
)
