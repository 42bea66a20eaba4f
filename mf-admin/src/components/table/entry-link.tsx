import { Link } from 'react-router-dom'
import styles from './entry-link.module.css'

/** An entry's name as a link to its form. */
export const EntryLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={styles.link} to={to} title={children}>
    {children}
  </Link>
)
