import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { Vacancy } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { Badge, ButtonLink, VisuallyHidden } from '@arunika/ui'
import { jobWords } from '../job-words.ts'
import { openingWords } from '../opening-words.ts'
import { locationIn } from '../places.ts'
import { useOpenInAddress } from '../use-open-in-address.ts'
import { VacancyFacts } from './vacancy-facts.tsx'
import styles from './vacancy-item.module.css'

/** An expandable vacancy; the address names the one opened last. */
export function VacancyItem({ vacancy }: { vacancy: Vacancy }) {
  const item = useOpenInAddress(`vacancy-${vacancy.id}`)
  const language = useLanguage()
  const { types } = useWords(jobWords)
  const words = useWords(openingWords)
  return (
    <details className={styles.item} {...item}>
      <summary className={styles.summary}>
        <Badge>{types[vacancy.type]}</Badge>
        <h3 className={styles.title} lang={langIn(vacancy.language, language)}>
          {vacancy.title}
        </h3>
        <span className={styles.location}>{locationIn(vacancy.location, language)}</span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <VacancyFacts vacancy={vacancy} heading="h4" />
        <ButtonLink to={`/career/${vacancy.id}`}>
          {words.apply}
          <VisuallyHidden>
            {' '}
            {words.for} {vacancy.title}
          </VisuallyHidden>
        </ButtonLink>
      </div>
    </details>
  )
}
