import { Section } from '@arunika/ui'
import type { ReactNode } from 'react'
import styles from './masthead.module.css'

/** The newsroom's title and lead, with the headline below. */
export function Masthead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <Section ground="ink" className={styles.masthead}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </Section>
  )
}
