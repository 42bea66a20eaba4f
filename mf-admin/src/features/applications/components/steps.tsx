import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Stepping } from '../hooks/use-stepping.ts'
import styles from './steps.module.css'

/** Buttons for the previous and the next application; arrow keys, k and j do the same. */
export function Steps({ index, count, canGo, go }: Stepping) {
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-label="Previous application"
        aria-keyshortcuts="ArrowLeft k"
        title="Previous application (←)"
        disabled={!canGo(-1)}
        onClick={() => go(-1)}
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
        disabled={!canGo(1)}
        onClick={() => go(1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}
