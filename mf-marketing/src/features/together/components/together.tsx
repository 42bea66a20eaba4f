import { useSite } from '@arunika/shared/hooks'
import { Picture, Section } from '@arunika/shared/ui'
import { Link } from 'react-router-dom'
import { programmes, together } from '../../../content/home.ts'
import { AcademyMark, StudioMark } from './marks.tsx'
import styles from './together.module.css'

const sizes = '(width >= 78rem) 38rem, (width >= 56rem) 46vw, 92vw'

/** The two houses side by side, each with its way in. */
export function Together() {
  const site = useSite()
  const { studio, academy } = together
  return (
    <Section title="LET'S BUILD TOGETHER" display lead="One house, two doors. Most of our projects use both.">
      <div className={styles.cards}>
        <article className={`${styles.card} ${styles.studio}`}>
          <Picture className={styles.picture} picture={studio.picture} alt="" sizes={sizes} />
          <div className={styles.words}>
            <StudioMark className={styles.mark} />
            <h3 className={styles.title}>{site.studio}</h3>
            <p className={styles.text}>{studio.text}</p>
            <Link className={styles.more} to="/technology" aria-label={`View More: ${site.studio}`}>
              View More
            </Link>
          </div>
        </article>
        <article className={`${styles.card} ${styles.academy}`}>
          <Picture className={styles.picture} picture={academy.picture} alt="" sizes={sizes} />
          <div className={styles.words}>
            <AcademyMark className={styles.mark} />
            <h3 className={styles.title}>{site.academy}</h3>
            <p className={styles.text}>{academy.text}</p>
            <ul className={styles.programmes}>
              {programmes.map(({ name, ages, to }) => (
                <li key={to}>
                  <Link className={styles.programme} to={to} aria-label={`View More: ${name}, ${ages}`}>
                    <span>
                      <b>{name}</b>
                      <small>{ages}</small>
                    </span>
                    <span className={styles.more}>View More</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </article>
      </div>
    </Section>
  )
}
