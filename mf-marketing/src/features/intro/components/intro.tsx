import { useWords } from '@anyam/federation/use-words'
import { Figures } from '../../../components/figures/figures.tsx'
import { homeWords } from '../../../content/home.ts'
import styles from './intro.module.css'

/** Introduction of the company in headline size. */
export function Intro() {
  const { headline, text, facts } = useWords(homeWords).intro
  return (
    <section className={styles.intro} aria-labelledby="intro">
      <div className={styles.inner}>
        <h2 id="intro" className={styles.headline}>
          {headline}
        </h2>
        <p className={styles.text}>{text}</p>
        <Figures figures={facts} className={styles.facts} />
      </div>
    </section>
  )
}
