import { Section } from '@arunika/ui'
import { story } from '../../../content/about.ts'
import styles from './story.module.css'

export function Story() {
  return (
    <Section className={styles.story} title="A studio and a school in one house">
      <div className={styles.paragraphs}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
