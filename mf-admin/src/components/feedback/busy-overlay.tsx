import styles from './busy-overlay.module.css'

/** Covers the screen while saving or loading. */
export function BusyOverlay({ busy }: { busy: boolean }) {
  if (!busy) return null
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.ring} aria-hidden />
      Please Wait....
    </div>
  )
}
