import { type ReactNode, type RefCallback, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  ground?: 'paper' | 'tint' | 'warm' | 'ink' | 'brand'
  /** Heading of the section, which is also its accessible name. */
  title?: ReactNode
  /** One or two sentences next to the heading. */
  lead?: ReactNode
  /** Sets the heading in display size. */
  display?: boolean
  id?: string
  className?: string | undefined
  rootRef?: RefCallback<Element> | undefined
  children: ReactNode
}

/** A full-width band of the page, with its content in the page's measure. */
export function Section(props: SectionProps) {
  const { ground = 'paper', title, lead, display = false, id, className, rootRef, children } = props
  const titleId = useId()
  const heading = title && (
    <h2 id={titleId} className={[styles.title, display && styles.display].filter(Boolean).join(' ')}>
      {title}
    </h2>
  )
  return (
    <section
      ref={rootRef}
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={`${styles.section} ${styles[ground]}`}
    >
      <div className={[styles.inner, className].filter(Boolean).join(' ')}>
        {lead ? (
          <header className={styles.head}>
            {heading}
            <p className={styles.lead}>{lead}</p>
          </header>
        ) : (
          heading
        )}
        {children}
      </div>
    </section>
  )
}
