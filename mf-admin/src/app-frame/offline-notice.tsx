import { useOnline } from '@arunika/ui/hooks'
import { useState } from 'react'
import styles from './offline-notice.module.css'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Shown while the device is offline, with the time of the last refresh. */
export function OfflineNotice() {
  const isOnline = useOnline()
  const [wasOnline, setWasOnline] = useState(isOnline)
  const [since, setSince] = useState(() => new Date())
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline)
    setSince(new Date())
  }
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          You are offline. This screen shows what was known at{' '}
          <time dateTime={since.toISOString()}>{clock.format(since)}</time>; it refreshes when the connection
          is back.
        </p>
      )}
    </div>
  )
}
