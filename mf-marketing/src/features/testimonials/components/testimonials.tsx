import { useContent } from '@anyam/federation/use-content'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import { Carousel, Picture, Section } from '@arunika/ui'
import { commonWords } from '../../../content/common.ts'
import { loadTestimonials } from '../../../content/testimonial-content.ts'
import { testimonials } from '../../../content/testimonials.ts'
import styles from './testimonials.module.css'

export function Testimonials() {
  const language = useLanguage()
  const texts = useContent('mf-marketing/', () => loadTestimonials(language))
  const { carousel } = useWords(commonWords)
  if (!texts) return null
  const { title, label, quotes } = texts
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
