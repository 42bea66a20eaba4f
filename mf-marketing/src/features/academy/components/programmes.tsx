import { ButtonLink, Picture, Section } from '@arunika/ui'
import { programmeFacts } from '../../../content/academy.ts'
import { programmes } from '../../../content/home.ts'
import styles from './programmes.module.css'

/** The academy's two programmes with their contents. */
export function Programmes() {
  return (
    <Section title="Two ways in" display lead="Both begin in January and July. Electives run all year round.">
      <div className={styles.programmes}>
        {programmes.map((programme) => (
          <Programme key={programme.to} programme={programme} />
        ))}
      </div>
    </Section>
  )
}

/** The class that a page of another remote links to; nothing for other paths. */
export function ClassTeaser({ path }: { path: string }) {
  const programme = programmes.find(({ to }) => to === path)
  if (!programme) return null
  return (
    <Section title="The class in this story" display>
      <div className={styles.programmes}>
        <Programme programme={programme} />
      </div>
    </Section>
  )
}

function Programme({ programme }: { programme: (typeof programmes)[number] }) {
  const { name, ages, text, to, picture } = programme
  return (
    <article className={styles.programme}>
      <Picture
        className={styles.picture}
        picture={picture}
        alt=""
        sizes="(width >= 78rem) 38rem, (width >= 48rem) 46vw, 92vw"
      />
      <div className={styles.words}>
        <p className={styles.ages}>{ages}</p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{text}</p>
        <ul className={styles.facts}>
          {programmeFacts[name].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ButtonLink to={to} aria-label={`View More: ${name}`}>
          View More
        </ButtonLink>
      </div>
    </article>
  )
}
