import { Carousel, Picture, Section } from '@arunika/ui'
import { type Testimonial, testimonials } from '../../../content/testimonials.ts'
import styles from './testimonials.module.css'

export function Testimonials() {
  return (
    <Section ground="brand" title="What our students say">
      <Carousel
        label="Four students"
        slides={testimonials.map((testimonial) => ({
          key: testimonial.name,
          content: <Slide testimonial={testimonial} />,
        }))}
      />
    </Section>
  )
}

function Slide({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.slide}>
      <Picture
        className={styles.picture}
        picture={testimonial.picture}
        alt=""
        sizes="(width >= 48rem) 20rem, 9rem"
      />
      <div>
        <blockquote className={styles.quote}>{testimonial.quote}</blockquote>
        <figcaption className={styles.caption}>
          <b>{testimonial.name}</b>
          <span>{testimonial.course}</span>
        </figcaption>
      </div>
    </figure>
  )
}
