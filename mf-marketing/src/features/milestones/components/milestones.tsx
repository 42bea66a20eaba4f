import { useWords } from '@anyam/federation/use-words'
import { Carousel, Picture, type PictureSource, Section } from '@arunika/ui'
import { aboutWords } from '../../../content/about.ts'
import { milestones } from '../../../content/about-pictures.ts'
import { commonWords } from '../../../content/common.ts'
import styles from './milestones.module.css'

export function Milestones() {
  const { title, lead, label, steps } = useWords(aboutWords).milestones
  const { carousel } = useWords(commonWords)
  return (
    <Section ground="ink" title={title} lead={lead}>
      <Carousel
        label={label}
        className={styles.carousel}
        words={carousel}
        slides={milestones.map(({ key, ...milestone }) => ({
          key,
          content: <Card {...milestone} {...steps[key]} />,
        }))}
      />
    </Section>
  )
}

interface CardProps {
  year: string
  title: string
  text: string
  picture: PictureSource
}

function Card({ year, title, text, picture }: CardProps) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        picture={picture}
        alt=""
        sizes="(width >= 78rem) 38rem, (width >= 48rem) 46vw, 92vw"
      />
      <div className={styles.words}>
        <p className={styles.year}>{year}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  )
}
