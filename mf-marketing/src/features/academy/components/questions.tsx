import { Section } from '@arunika/ui'
import { questions } from '../../../content/academy.ts'
import styles from './questions.module.css'

export function Questions() {
  return (
    <Section ground="tint" title="Questions that parents ask" className={styles.questions}>
      {/* Microdata instead of JSON-LD: the text is on the page once, for search engines too. */}
      <div itemScope itemType="https://schema.org/FAQPage">
        {questions.map(({ question, answer }) => (
          <details
            key={question}
            className={styles.item}
            name="questions"
            itemProp="mainEntity"
            itemScope
            itemType="https://schema.org/Question"
          >
            <summary itemProp="name">{question}</summary>
            <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
              <p itemProp="text">{answer}</p>
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
