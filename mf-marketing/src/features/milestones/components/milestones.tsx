import { Carousel, Picture, Section } from '@arunika/ui'
import { type Milestone, milestones } from '../../../content/about.ts'
import styles from './milestones.module.css'

export function Milestones() {
  return (
    <Section
      ground="ink"
      title="Milestones"
      lead="Eleven years in four steps. The next one is on the drawing board."
    >
      <Carousel
        label="Four steps"
        className={styles.carousel}
        slides={milestones.map((milestone) => ({
          key: milestone.year,
          content: <Card milestone={milestone} />,
        }))}
      />
    </Section>
  )
}

function Card({ milestone: { year, title, text, picture } }: { milestone: Milestone }) {
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
