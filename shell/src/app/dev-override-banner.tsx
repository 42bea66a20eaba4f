import styles from './dev-override-banner.module.css'

/** Says that this browser alone gets a remote from a developer's machine, and ends it. */
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
