import { Section } from '@arunika/ui'
import { mission, vision } from '../../../content/about.ts'
import styles from './purpose.module.css'

/** Vision and mission. */
export function Purpose() {
  return (
    <div className={styles.purpose}>
      <Section ground="brand" title="OUR VISION">
        <p className={styles.vision}>{vision}</p>
      </Section>
      <Section ground="tint" title="OUR MISSION">
        <ol className={styles.mission}>
          {mission.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
