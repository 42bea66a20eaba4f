import { Section } from '@arunika/ui'
import { approach } from '../../../content/services.ts'
import styles from './approach.module.css'

/** How a project runs, whichever service it is. */
export function Approach() {
  return (
    <Section ground="ink" title="How we work" lead="Four steps, one team, and a person who always answers.">
      <ol className={styles.steps}>
        {approach.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
