import { useSite } from '@arunika/federation/use-site'
import { recentTime } from '@arunika/text'
import { useAsOf } from '../app/freshness.ts'
import styles from './stale-notice.module.css'

/** Says from when the page's data is, while newer data is unavailable; disappears when it arrives. */
export function StaleNotice() {
  const { address } = useSite()
  const asOf = useAsOf()
  if (asOf === undefined) return null
  const [town] = address.locality.split(',')
  return (
    <p className={styles.notice} role="status">
      Showing what we had on <time dateTime={asOf}>{recentTime(asOf)}</time>, {town} time
    </p>
  )
}
