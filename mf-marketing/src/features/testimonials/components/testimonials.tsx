import { useWords } from '@arunika/federation/use-words'
import { Carousel, Picture, Section } from '@arunika/ui'
import { commonWords } from '../../../content/common.ts'
import { testimonials, testimonialWords } from '../../../content/testimonials.ts'
import styles from './testimonials.module.css'

export function Testimonials() {
  const { title, label, quotes } = useWords(testimonialWords)
  const { carousel } = useWords(commonWords)
  return (
    <Section ground="brand" title={title}>
      <Carousel
        label={label}
        words={carousel}
        slides={testimonials.map(({ key, ...student }) => ({
          key,
          content: <Slide {...student} quote={quotes[key]} />,
        }))}
      />
    </Section>
  )
}

interface SlideProps extends Omit<(typeof testimonials)[number], 'key'> {
  quote: string
}

function Slide({ quote, name, course, picture }: SlideProps) {
  return (
    <figure className={styles.slide}>
      <Picture className={styles.picture} picture={picture} alt="" sizes="(width >= 48rem) 20rem, 9rem" />
      <div>
        <blockquote className={styles.quote}>{quote}</blockquote>
        <figcaption className={styles.caption}>
          <b>{name}</b>
          <span>{course}</span>
        </figcaption>
      </div>
    </figure>
  )
}
