import { Figures } from '../../../components/figures/figures.tsx'
import { intro } from '../../../content/home.ts'
import styles from './intro.module.css'

/** Who we are, in the size of a headline. */
export function Intro() {
  return (
    <section className={styles.intro} aria-labelledby="intro">
      <div className={styles.inner}>
        <h2 id="intro" className={styles.headline}>
          {intro.headline}
        </h2>
        <p className={styles.text}>{intro.text}</p>
        <Figures figures={intro.facts} className={styles.facts} />
      </div>
    </section>
  )
}
