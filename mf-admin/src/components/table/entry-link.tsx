import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './entry-link.module.css'

/** An entry's name, as a link to its form. */
export const EntryLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.link} to={to}>
    {children}
  </Link>
)
