import { Carousel, Picture } from '@arunika/ui'
import { testimonials } from '../../../content/testimonials.ts'
import styles from './testimonials.module.css'

/** Employees and what they say about their work. */
export function Testimonials() {
  const slides = testimonials.map(({ name, role, quote, picture }) => ({
    key: name,
    content: (
      <figure className={styles.slide}>
        <Picture
          picture={picture}
          sizes="(min-width: 75rem) 30rem, (min-width: 40rem) 38vw, 91vw"
          className={styles.picture}
        />
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
