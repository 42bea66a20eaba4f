import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  ground?: 'paper' | 'tint' | 'ink' | 'brand'
  /** Heading of the section, which also names it to a screen reader. */
  title?: ReactNode
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** A band of the page across its whole width, with its content in the page's measure. */
export function Section({ ground = 'paper', title, id, className, children }: SectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={`${styles.section} ${styles[ground]}`}
    >
      <div className={[styles.inner, className].filter(Boolean).join(' ')}>
        {title && (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  )
}
