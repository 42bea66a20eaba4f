import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { academyWords } from '../../../content/academy.ts'
import styles from './questions.module.css'

export function Questions() {
  const { parentsAsk, questions } = useWords(academyWords)
  return (
    <Section ground="tint" title={parentsAsk} className={styles.questions}>
      {/* Microdata instead of JSON-LD, so that the text is in the document only once. */}
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
