import { Picture, Section } from '@arunika/ui'
import { directors, teamText } from '../../../content/about.ts'
import { team } from '../../../content/pictures.ts'
import styles from './people.module.css'

export function Directors() {
  return (
    <Section title="BOARD OF DIRECTORS" display>
      <ul className={styles.directors}>
        {directors.map(({ name, role, picture }) => (
          <li key={name} className={styles.director}>
            <Picture
              className={styles.bust}
              picture={picture}
              alt={`Portrait of ${name}`}
              sizes="(width >= 78rem) 25rem, (width >= 40rem) 30vw, 92vw"
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Team() {
  return (
    <Section ground="tint" title="MEET OUR TEAMS" display lead={teamText}>
      <Picture className={styles.team} picture={team} sizes="(width >= 78rem) 78rem, 92vw" />
    </Section>
  )
}
