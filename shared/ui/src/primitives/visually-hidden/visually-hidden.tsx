import type { ElementType, ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for a screen reader alone, where sighted visitors see the same in another way. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: ElementType; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>
}
