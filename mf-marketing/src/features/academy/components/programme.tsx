import { useWords } from '@arunika/federation/use-words'
import { ButtonLink, Picture } from '@arunika/ui'
import type { programmes } from '../../../content/home.ts'
import { programmeWords } from '../programme-words.ts'
import styles from './programmes.module.css'

/** One of the academy's programmes, with its contents. */
export function Programme({ programme }: { programme: (typeof programmes)[number] }) {
  const { name, to, picture } = programme
  const words = useWords(programmeWords)
  const { ages, text, facts } = words.programmes[name]
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
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ButtonLink to={to} aria-label={`${words.viewMore}: ${name}`}>
          {words.viewMore}
        </ButtonLink>
      </div>
    </article>
  )
}
