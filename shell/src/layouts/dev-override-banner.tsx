import styles from './dev-override-banner.module.css'

/** Informs that only this browser loads a remote from a developer's machine, and offers to end it. */
export function DevOverrideBanner({ children }: { children: string }) {
  async function end() {
    await fetch('/releases/override', { method: 'DELETE' })
    window.location.reload()
  }
  return (
    <aside className={styles.banner} aria-label="Override">
      <p className={styles.text}>{children}</p>
      <button type="button" className={styles.end} onClick={() => void end()}>
        End
      </button>
    </aside>
  )
}
