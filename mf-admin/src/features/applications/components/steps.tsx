import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './steps.module.css'

interface StepsProps {
  /** Place in the list, from 0; negative when it is not there any more. */
  index: number
  count: number
  onGo: (by: 1 | -1) => void
}

/** Leads to the previous and the next application; so do the arrow keys, and k and j. */
export function Steps({ index, count, onGo }: StepsProps) {
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-label="Previous application"
        aria-keyshortcuts="ArrowLeft k"
        title="Previous application (←)"
        disabled={index <= 0}
        onClick={() => onGo(-1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      <span role="status">{index < 0 ? 'Not in the list' : `${index + 1} of ${count}`}</span>
      <button
        type="button"
        className={styles.step}
        aria-label="Next application"
        aria-keyshortcuts="ArrowRight j"
        title="Next application (→)"
        disabled={index < 0 || index === count - 1}
        onClick={() => onGo(1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}
