import { Section } from '@arunika/shared/ui'
import { questions } from '../../../content/academy.ts'
import styles from './questions.module.css'

export function Questions() {
  return (
    <Section ground="tint" title="Questions that parents ask" className={styles.questions}>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item} name="questions">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
