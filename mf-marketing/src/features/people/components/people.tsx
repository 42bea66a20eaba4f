import { useWords } from '@anyam/federation/use-words'
import { Picture, Section } from '@arunika/ui'
import { aboutWords } from '../../../content/about.ts'
import { portraitPhrases } from '../../../content/about-phrases.ts'
import { type PeopleWords, peopleWords } from '../../../content/people.ts'
import { directors, faces, type Portrayed } from '../../../content/people-pictures.ts'
import { withAlt } from '../../../content/pictured.ts'
import { team } from '../../../content/pictures.ts'
import styles from './people.module.css'

interface PortraitsProps<Key extends string> {
  people: readonly Portrayed<Key>[]
  texts: Readonly<Record<Key, { role: string; text: string }>>
}

function Portraits<Key extends string>({ people, texts }: PortraitsProps<Key>) {
  const { portraitOf } = useWords(portraitPhrases)
  return (
    <ul className={styles.people}>
      {people.map(({ key, name, portrait }) => (
        <li key={key}>
          <img
            className={styles.portrait}
            src={portrait}
            alt={portraitOf(name)}
            width={240}
            height={300}
            loading="lazy"
          />
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{texts[key].role}</p>
          <p className={styles.text}>{texts[key].text}</p>
        </li>
      ))}
    </ul>
  )
}

export function Directors() {
  const { directorsTitle } = useWords(aboutWords)
  return (
    <Section title={directorsTitle} display>
      <Portraits people={directors} texts={useWords(peopleWords).directors} />
    </Section>
  )
}

export function Team() {
  const words = useWords(aboutWords)
  return (
    <Section ground="tint" title={words.teamTitle} display lead={words.team}>
      <Picture
        className={styles.team}
        picture={withAlt(team, words.alts?.team)}
        sizes="(width >= 78rem) 78rem, 92vw"
      />
    </Section>
  )
}

/** Teachers, staff and alumni. */
export function Faces() {
  const { groups } = useWords(peopleWords)
  const names = Object.keys(faces) as (keyof PeopleWords['groups'])[]
  return names.map((group) => (
    <Section key={group} title={groups[group].title}>
      <Portraits<string> people={faces[group]} texts={groups[group].people} />
    </Section>
  ))
}
