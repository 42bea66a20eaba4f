import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { Section } from '../section/section.tsx'
import styles from './missing.module.css'

interface MissingProps {
  ground: 'warm' | 'ink'
  /** What stands small above the title: the status. */
  code: string
  title: string
  /** Where to go from here. */
  back: { to: string; label: string }
  children: ReactNode
}

/** Stands in the place of a page's content that does not exist, or no longer does. */
export function Missing({ ground, code, title, back, children }: MissingProps) {
  return (
    <Section ground={ground} className={`${styles.missing} ${styles[ground]}`}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <ButtonLink to={back.to}>{back.label}</ButtonLink>
    </Section>
  )
}
