import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { aboutWords } from '../../../content/about.ts'
import styles from './story.module.css'

export function Story() {
  const { storyTitle, story } = useWords(aboutWords)
  return (
    <Section className={styles.story} title={storyTitle}>
      <div className={styles.paragraphs}>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
