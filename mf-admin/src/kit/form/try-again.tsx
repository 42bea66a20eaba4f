import styles from './try-again.module.css'

interface TryAgainProps {
  /** Sends the form that it stands in where nothing else is said. */
  onClick?: () => void
}

/** The way on beside a sentence that something did not work. */
export const TryAgain = ({ onClick }: TryAgainProps) => (
  <button type={onClick ? 'button' : 'submit'} className={styles.again} onClick={onClick}>
    Try again
  </button>
)
