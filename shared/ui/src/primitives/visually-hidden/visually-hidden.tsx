import type { ElementType, ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text only for screen readers, if sighted visitors see the same in another form. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: ElementType; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
