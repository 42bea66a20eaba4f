import styles from './try-again.module.css'

interface TryAgainProps {
  onClick: () => void
}

/** The way on beside a sentence that something did not work. */
export const TryAgain = ({ onClick }: TryAgainProps) => (
  <button type="button" className={styles.again} onClick={onClick}>
    Try again
  </button>
)
