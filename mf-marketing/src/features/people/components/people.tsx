import { useWords } from '@anyam/federation/use-words'
import { Picture, Section } from '@arunika/ui'
import { aboutWords } from '../../../content/about.ts'
import { portraitPhrases } from '../../../content/about-phrases.ts'
import { directors } from '../../../content/about-pictures.ts'
import { withAlt } from '../../../content/pictured.ts'
import { team } from '../../../content/pictures.ts'
import styles from './people.module.css'

export function Directors() {
  const { directorsTitle, roles } = useWords(aboutWords)
  const { portraitOf } = useWords(portraitPhrases)
  return (
    <Section title={directorsTitle} display>
      <ul className={styles.directors}>
        {directors.map(({ name, role, picture }) => (
          <li key={name} className={styles.director}>
            <Picture
              className={styles.bust}
              picture={picture}
              alt={portraitOf(name)}
              sizes="(width >= 78rem) 25rem, (width >= 40rem) 30vw, 92vw"
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{roles[role]}</p>
          </li>
        ))}
      </ul>
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
