import type { Vacancy } from '@arunika/contracts'
import { useWords } from '@arunika/federation/use-words'
import { Badge, ButtonLink, VisuallyHidden } from '@arunika/ui'
import { useContentLanguage } from '../content-language.ts'
import { jobWords } from '../job-words.ts'
import { openingWords } from '../opening-words.ts'
import { useOpenInAddress } from '../use-open-in-address.ts'
import { VacancyFacts } from './vacancy-facts.tsx'
import styles from './vacancy-item.module.css'

/** A vacancy that opens to show all of it; the one opened last is named by the address. */
export function VacancyItem({ vacancy }: { vacancy: Vacancy }) {
  const item = useOpenInAddress(`vacancy-${vacancy.id}`)
  const { types } = useWords(jobWords)
  const words = useWords(openingWords)
  const lang = useContentLanguage()
  return (
    <details className={styles.item} {...item}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <Badge>{types[vacancy.type]}</Badge>
          <h3 className={styles.title} lang={lang}>
            {vacancy.title}
          </h3>
          <span className={styles.location} lang={lang}>
            {vacancy.location}
          </span>
        </span>
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
