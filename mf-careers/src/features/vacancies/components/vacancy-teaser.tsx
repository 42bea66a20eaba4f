import { useLanguage, useWords } from '@anyam/federation/use-words'
import { langIn } from '@arunika/contracts/site'
import { ButtonLink, Section } from '@arunika/ui'
import { useVacancyInView } from '../api/get-vacancy-in-view.ts'
import { jobWords } from '../job-words.ts'
import { openingWords } from '../opening-words.ts'
import { locationIn } from '../places.ts'
import styles from './vacancy-teaser.module.css'

/** A vacancy in a page that links to it; renders nothing once it is closed. */
export function VacancyTeaser({ id }: { id: number }) {
  const { data: vacancy, error, inViewRef } = useVacancyInView(String(id))
  const language = useLanguage()
  const { types } = useWords(jobWords)
  const words = useWords(openingWords)
  if (!vacancy || error) return null
  const { title, type, location } = vacancy
  return (
    <Section ground="warm" rootRef={inViewRef}>
      <article className={styles.teaser}>
        <div>
          <p className={styles.type}>{types[type]}</p>
          <h2 className={styles.title} lang={langIn(vacancy.language, language)}>
            {title}
          </h2>
          <p className={styles.location}>{locationIn(location, language)}</p>
        </div>
        <ButtonLink to={`/career/${id}`} aria-label={`${words.apply} ${words.for} ${title}`}>
          {words.apply}
        </ButtonLink>
      </article>
    </Section>
  )
}
