import { Carousel } from '@arunika/shared/ui'
import { testimonials } from '../../../content/testimonials.ts'
import styles from './testimonials.module.css'

/** Employees and what they say about their work. */
export function Testimonials() {
  const slides = testimonials.map(({ name, role, quote }) => ({
    key: name,
    content: (
      <figure className={styles.slide}>
        <blockquote className={styles.quote}>
          <p>{quote}</p>
        </blockquote>
        <figcaption className={styles.person}>
          <strong>{name}</strong>
          <span>{role}</span>
        </figcaption>
      </figure>
    ),
  }))
  return <Carousel label="What our people say" slides={slides} visible={1} />
}
