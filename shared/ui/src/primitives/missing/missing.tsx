import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { Section } from '../section/section.tsx'
import styles from './missing.module.css'

interface MissingProps {
  ground: 'warm' | 'ink'
  /** The status, displayed small above the title. */
  code: string
  title: string
  /** Link that leads on from here. */
  back: { to: string; label: string }
  children: ReactNode
}

/** Replaces the content of a page that does not exist. */
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
