import { useWords } from '@anyam/federation/use-words'
import { Picture } from '@arunika/ui'
import { aboutWords } from '../../../content/about.ts'
import { withAlt } from '../../../content/pictured.ts'
import {
  heroAcademy,
  heroAcademyPortrait,
  heroStudio,
  heroStudioPortrait,
} from '../../../content/pictures.ts'
import styles from './about-hero.module.css'

/** The company's motto between its two worlds, in the largest size that fits. */
export function AboutHero() {
  const { motto, alts } = useWords(aboutWords)
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>
        {motto.map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part))}
      </h1>
      <div className={styles.worlds}>
        <Picture
          lead
          className={styles.world}
          picture={withAlt(heroStudio, alts?.studio)}
          tall={heroStudioPortrait}
          sizes="50vw"
        />
        <Picture
          lead
          className={styles.world}
          picture={withAlt(heroAcademy, alts?.academy)}
          tall={heroAcademyPortrait}
          sizes="50vw"
        />
      </div>
    </section>
  )
}
