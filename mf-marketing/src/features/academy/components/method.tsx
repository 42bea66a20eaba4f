import { Section } from '@arunika/ui'
import { method } from '../../../content/academy.ts'
import styles from './method.module.css'

/** How a week at the academy goes. */
export function Method() {
  return (
    <Section ground="brand" title="How we teach" lead="Look, make, share, show. In this order, every week.">
      <ol className={styles.steps}>
        {method.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
