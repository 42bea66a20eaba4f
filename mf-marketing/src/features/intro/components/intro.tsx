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
        <dl className={styles.facts}>
          {intro.facts.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
