import { Carousel } from '@arunika/shared/ui'
import { testimonials } from '../../../content/testimonials.ts'
import styles from './testimonials.module.css'

/** Employees and what they say about their work. */
export function Testimonials() {
  const slides = testimonials.map(({ name, role, quote }) => ({
    key: name,
    content: (
      <figure className={styles.slide}>
        <div className={styles.words}>
          <blockquote className={styles.quote}>
            <p>{quote}</p>
          </blockquote>
          <figcaption className={styles.person}>
            <strong>{name}</strong>
            <span>{role}</span>
          </figcaption>
        </div>
      </figure>
    ),
  }))
  return <Carousel label="What our people say" slides={slides} visible={1} />
}
