import styles from './dev-override-banner.module.css'
import type { PageState } from './page-state.ts'

/** Says that this browser alone gets a remote from a developer's machine, and ends it. */
export function DevOverrideBanner({ remote, origin, until }: NonNullable<PageState['devOverride']>) {
  async function end() {
    await fetch('/releases/override', { method: 'DELETE' })
    window.location.reload()
  }
  return (
    <aside className={styles.banner} aria-label="Override">
      <p className={styles.text}>
        In this browser alone <strong>{remote}</strong> comes from <code>{origin}</code>, until{' '}
        <time dateTime={until}>{until.slice(11, 16)} UTC</time>.
      </p>
      <button type="button" className={styles.end} onClick={() => void end()}>
        End
      </button>
    </aside>
  )
}
