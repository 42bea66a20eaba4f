import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { aboutWords } from '../../../content/about.ts'
import styles from './purpose.module.css'

/** Vision and mission. */
export function Purpose() {
  const { visionTitle, vision, missionTitle, mission } = useWords(aboutWords)
  return (
    <div className={styles.purpose}>
      <Section ground="brand" title={visionTitle}>
        <p className={styles.vision}>{vision}</p>
      </Section>
      <Section ground="tint" title={missionTitle}>
        <ol className={styles.mission}>
          {mission.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
