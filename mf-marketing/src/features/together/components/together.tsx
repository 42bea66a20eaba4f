import { useSite } from '@arunika/federation/use-site'
import { Picture, type PictureSource, Section } from '@arunika/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { programmes, studioDoors, together } from '../../../content/home.ts'
import { AcademyMark, StudioMark } from './marks.tsx'
import styles from './together.module.css'

const academyDoors = programmes.map(({ name, ages, to }) => ({ name, detail: ages, to }))

/** The two houses side by side, each with its ways in. */
export function Together() {
  const site = useSite()
  return (
    <Section title="LET'S BUILD TOGETHER" display lead="One house, two doors. Most of our projects use both.">
      <div className={styles.cards}>
        <Card
          variant="studio"
          name={site.studio}
          mark={<StudioMark className={styles.mark} />}
          doors={studioDoors}
          {...together.studio}
        />
        <Card
          variant="academy"
          name={site.academy}
          mark={<AcademyMark className={styles.mark} />}
          doors={academyDoors}
          {...together.academy}
        />
      </div>
    </Section>
  )
}

interface CardProps {
  variant: 'studio' | 'academy'
  name: string
  mark: ReactNode
  text: string
  picture: PictureSource
  doors: readonly { name: string; detail: string; to: string }[]
}

function Card({ variant, name, mark, text, picture, doors }: CardProps) {
  return (
    <article className={`${styles.card} ${styles[variant]}`}>
      <Picture
        className={styles.picture}
        picture={picture}
        alt=""
        sizes="(width >= 78rem) 38rem, (width >= 48rem) 46vw, 92vw"
      />
      <div className={styles.words}>
        {mark}
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.text}>{text}</p>
        <ul className={styles.doors}>
          {doors.map((door) => (
            <li key={door.to}>
              <Link className={styles.door} to={door.to}>
                <span>
                  <b>{door.name}</b>
                  <small>{door.detail}</small>
                </span>
                <span className={styles.more}>View More</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
