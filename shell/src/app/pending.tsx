import { isAdminPath } from '@arunika/federation'
import { Notice } from '@arunika/ui'
import { useLocation } from 'react-router-dom'
import styles from './pending.module.css'

/** Placeholder for a page that the server did not render. */
export function Pending() {
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
      <title>One moment</title>
      <Notice title="One moment, please">This part of the site is on its way.</Notice>
    </div>
  )
}
