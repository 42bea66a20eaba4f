import { isAdminPath } from '@anyam/federation'
import { Notice } from '@arunika/ui'
import { useLocation } from 'react-router-dom'
import { useShellWords } from '../words/use-shell-words.ts'
import styles from './pending.module.css'

/** Placeholder for a page that the server did not render. */
export function Pending() {
  const words = useShellWords()
  const { pathname } = useLocation()
  if (isAdminPath(pathname)) {
    return (
      <p className={styles.overlay} role="status">
        <title>Please wait</title>
        Please Wait....
      </p>
    )
  }
  return (
    <div className={styles.page}>
      <title>{words.moment}</title>
      <Notice title={words.momentTitle}>{words.onItsWay}</Notice>
    </div>
  )
}
