import { ButtonLink, Picture, Section } from '@arunika/ui'
import { programmeFacts } from '../../../content/academy.ts'
import { programmes } from '../../../content/home.ts'
import styles from './programmes.module.css'

/** The academy's two programmes with their contents. */
export function Programmes() {
  return (
    <Section
      id="classes"
      title="Two ways in"
      display
      lead="Both begin in January and July. Electives run all year round."
    >
      <div className={styles.programmes}>
        {programmes.map((programme) => (
          <Programme key={programme.to} programme={programme} />
        ))}
      </div>
    </Section>
  )
}

/** The classes that an article is about; nothing for other paths. */
export function ClassTeaser({ path, further = [] }: { path: string; further?: readonly string[] }) {
  const shown = programmes.filter(({ to }) => to === path || further.includes(to))
  if (shown.length === 0) return null
  return (
    <Section title={shown.length > 1 ? 'The classes in this story' : 'The class in this story'} display>
      <div className={styles.programmes}>
        {shown.map((programme) => (
          <Programme key={programme.to} programme={programme} />
        ))}
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
