import { useWords } from '@anyam/federation/use-words'
import { ButtonLink, Picture } from '@arunika/ui'
import type { programmesIn } from '../../../content/programmes.ts'
import { factWords } from '../fact-words.ts'
import styles from './programmes.module.css'

/** One of the academy's programmes, with its contents. */
export function Programme({ programme }: { programme: ReturnType<typeof programmesIn>[number] }) {
  const { key, name, ages, text, to, picture } = programme
  const words = useWords(factWords)
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
          {words.facts[key].map((fact) => (
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
