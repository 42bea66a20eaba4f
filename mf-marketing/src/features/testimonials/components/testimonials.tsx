import { Carousel, Picture, Section } from '@arunika/ui'
import { type Testimonial, testimonials } from '../../../content/testimonials.ts'
import styles from './testimonials.module.css'

export function Testimonials() {
  return (
    <Section ground="brand" title="What our students say">
      <Carousel
        label="Four students"
        slides={testimonials.map((said) => ({ key: said.name, content: <Slide said={said} /> }))}
      />
    </Section>
  )
}

function Slide({ said }: { said: Testimonial }) {
  return (
    <figure className={styles.slide}>
      <Picture
        className={styles.picture}
        picture={said.picture}
        alt=""
        sizes="(width >= 48rem) 20rem, 9rem"
      />
      <div>
        <blockquote className={styles.quote}>{said.quote}</blockquote>
        <figcaption className={styles.caption}>
          <b>{said.name}</b>
          <span>{said.course}</span>
        </figcaption>
      </div>
    </figure>
  )
}
