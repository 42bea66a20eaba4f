import { ButtonLink, Section } from '@arunika/ui'
import { useVacancyInView } from '../api/get-vacancy-in-view.ts'
import { jobTypeName } from '../job-types.ts'
import styles from './vacancy-teaser.module.css'

/** A vacancy in a page that links to it; nothing once it is closed. */
export function VacancyTeaser({ id }: { id: number }) {
  const { data: vacancy, error, inViewRef } = useVacancyInView(String(id))
  if (!vacancy || error) return null
  const { title, type, location } = vacancy
  return (
    <Section ground="warm" rootRef={inViewRef}>
      <article className={styles.teaser}>
        <div>
          <p className={styles.type}>{jobTypeName(type)}</p>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.location}>{location}</p>
        </div>
        <ButtonLink to={`/career/${id}`} aria-label={`APPLY NOW for ${title}`}>
          APPLY NOW
        </ButtonLink>
      </article>
    </Section>
  )
}
