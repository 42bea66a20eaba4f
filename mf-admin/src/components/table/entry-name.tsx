import { Badge } from '@arunika/ui'
import type { ReactNode } from 'react'
import styles from './entry-name.module.css'

interface EntryNameProps {
  name: string
  /** Whether it is unread. */
  isNew: boolean
  /** A second line of text. */
  children?: ReactNode
}

/** What an entry is called in a list of things that come in. */
export const EntryName = ({ name, isNew, children }: EntryNameProps) => (
  <span className={styles.name}>
    <strong>{name}</strong>
    {isNew && <Badge variant="hot">New!</Badge>}
    {children}
  </span>
)
