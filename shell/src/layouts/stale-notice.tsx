import { useSite } from '@anyam/federation/use-site'
import { useAsOf } from '@anyam/host/browser/app/freshness'
import { recentTime } from '@arunika/text'
import { useShellWords } from '../words/use-shell-words.ts'
import styles from './stale-notice.module.css'

/** Shows the age of the page's data while newer data is unavailable; disappears when it arrives. */
export function StaleNotice() {
  const { address, language } = useSite()
  const asOf = useAsOf()
  const words = useShellWords()
  if (asOf === undefined) return null
  const [town] = address.locality.split(',')
  return (
    <p className={styles.notice} role="status">
      {words.shownAsOf} <time dateTime={asOf}>{recentTime(asOf, language)}</time>, {town} {words.time}
    </p>
  )
}
