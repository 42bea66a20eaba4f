import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './entry-link.module.css'

/** What an entry is called, as the way to where one works on it. */
export const EntryLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.link} to={to}>
    {children}
  </Link>
)
