import { useWords } from '@anyam/federation/use-words'
import { Carousel, Picture } from '@arunika/ui'
import { testimonials } from '../../../content/testimonials.ts'
import { peopleWords } from '../words.ts'
import styles from './testimonials.module.css'

/** Quotes of employees about their work. */
export function Testimonials() {
  const words = useWords(peopleWords)
  const slides = testimonials.map(({ key, name, picture }) => ({
    key,
    content: (
      <figure className={styles.slide}>
        <Picture
          picture={picture}
          sizes="(min-width: 75rem) 30rem, (min-width: 40rem) 38vw, 91vw"
          className={styles.picture}
        />
        <blockquote className={styles.quote}>
          <p>{words.testimonials[key].quote}</p>
        </blockquote>
        <figcaption className={styles.person}>
          <strong>{name}</strong>
          <span>{words.testimonials[key].role}</span>
        </figcaption>
      </figure>
    ),
  }))
  return <Carousel label={words.say} slides={slides} visible={1} words={words.carousel} />
}
