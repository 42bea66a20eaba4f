import type { HTMLAttributes } from 'react'
import styles from './split.module.css'

interface SplitHandleProps {
  label: string
  /** What lies left and right of it. */
  names: readonly [string, string]
  /** The left one's share in whole hundredths. */
  share: number
  dragging: boolean
  handle: HTMLAttributes<HTMLElement>
}

/** The line between two pictures at the same place, and what moves it. */
export function SplitHandle({ label, names: [left, right], share, dragging, handle }: SplitHandleProps) {
  return (
    <div className={styles.rail}>
      <div
        className={`${styles.handle} ${dragging ? styles.held : ''}`}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`${share} % ${left}, ${100 - share} % ${right}`}
        {...handle}
      >
        <span className={styles.grip}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="m9 6-6 6 6 6M15 6l6 6-6 6"
              fill="none"
              stroke="currentcolor"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
      </div>
    </div>
  )
}
