import { Badge } from '@arunika/ui'
import type { ReactNode } from 'react'
import styles from './entry-name.module.css'

interface EntryNameProps {
  name: string
  /** True if it is unread. */
  isNew: boolean
  /** A second line of text. */
  children?: ReactNode
}

/** Name of a received entry, such as a message. */
export const EntryName = ({ name, isNew, children }: EntryNameProps) => (
  <span className={styles.name}>
    <strong title={name}>{name}</strong>
    {isNew && <Badge variant="hot">New!</Badge>}
    {children}
  </span>
)
