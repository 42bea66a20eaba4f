import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Picture, type PictureSource, Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { homeWords } from '../../../content/home.ts'
import academyMark from '../../../content/marks/academy.svg'
import studioMark from '../../../content/marks/studio.svg'
import { cardAcademy, cardStudio } from '../../../content/pictures.ts'
import { programmesIn, programmeWords } from '../../../content/programmes.ts'
import styles from './together.module.css'

/** The two houses side by side, each with its links. */
export function Together() {
  const site = useSite()
  const { title, lead, studio, academy, games, animation, more } = useWords(homeWords).together
  const programmes = programmesIn(useWords(programmeWords))
  return (
    <Section title={title} display lead={lead}>
      <div className={styles.cards}>
        <Card
          variant="studio"
          name={site.studio}
          mark={studioMark}
          doors={[
            { ...games, to: '/technology/game-development' },
            { ...animation, to: '/technology/animation' },
          ]}
          more={more}
          text={studio}
          picture={cardStudio}
        />
        <Card
          variant="academy"
          name={site.academy}
          mark={academyMark}
          doors={programmes.map(({ name, ages, to }) => ({ name, detail: ages, to }))}
          more={more}
          text={academy}
          picture={cardAcademy}
        />
      </div>
    </Section>
  )
}

interface CardProps {
  variant: 'studio' | 'academy'
  name: string
  /** URL of the logo file. */
  mark: string
  text: string
  more: string
  picture: PictureSource
  doors: readonly { name: string; detail: string; to: string }[]
}

function Card({ variant, name, mark, text, more, picture, doors }: CardProps) {
  return (
    <article className={`${styles.card} ${styles[variant]}`}>
      <Picture
        className={styles.picture}
        picture={picture}
        alt=""
        sizes="(width >= 78rem) 38rem, (width >= 48rem) 46vw, 92vw"
      />
      <div className={styles.words}>
        <img className={styles.mark} src={mark} alt="" loading="lazy" />
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
                <span className={styles.more}>{more}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
