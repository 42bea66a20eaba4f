import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { academyWords } from '../../../content/academy.ts'
import styles from './method.module.css'

/** A typical week at the academy. */
export function Method() {
  const { howWeTeach, howWeTeachText, method } = useWords(academyWords)
  return (
    <Section ground="brand" title={howWeTeach} lead={howWeTeachText}>
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
