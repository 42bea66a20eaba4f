import { Picture } from '@arunika/ui'
import {
  heroAcademy,
  heroAcademyPortrait,
  heroStudio,
  heroStudioPortrait,
} from '../../../content/pictures.ts'
import styles from './about-hero.module.css'

/** The company's motto, as large as the screen allows, between its two worlds. */
export function AboutHero() {
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>
        EVERY SCIENCE <em>BEGINS AS A PHILOSOPHY</em> AND ENDS <em>AS AN ART</em>
      </h1>
      <div className={styles.worlds}>
        <Picture lead className={styles.world} picture={heroStudio} tall={heroStudioPortrait} sizes="50vw" />
        <Picture
          lead
          className={styles.world}
          picture={heroAcademy}
          tall={heroAcademyPortrait}
          sizes="50vw"
        />
      </div>
    </section>
  )
}
