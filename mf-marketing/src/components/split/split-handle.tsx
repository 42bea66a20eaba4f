import type { HTMLAttributes } from 'react'
import styles from './split.module.css'

interface SplitHandleProps {
  label: string
  /** Names of the left and the right picture. */
  names: readonly [string, string]
  /** Share of the left picture, in whole percent. */
  share: number
  dragging: boolean
  handle: HTMLAttributes<HTMLElement>
}

/** The divider between two overlaid pictures, with its handle. */
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
