import styles from './try-again.module.css'

interface TryAgainProps {
  onClick: () => void
}

/** The retry button beside an error message. */
export const TryAgain = ({ onClick }: TryAgainProps) => (
  <button type="button" className={styles.again} onClick={onClick}>
    Try again
  </button>
)
