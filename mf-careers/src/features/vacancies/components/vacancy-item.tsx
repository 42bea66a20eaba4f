import type { Vacancy } from '@arunika/contracts'
import { Badge, ButtonLink, VisuallyHidden } from '@arunika/ui'
import { jobTypeName } from '../job-types.ts'
import { useOpenInAddress } from '../use-open-in-address.ts'
import { VacancyFacts } from './vacancy-facts.tsx'
import styles from './vacancy-item.module.css'

/** A vacancy that opens to show all of it; the one opened last is named by the address. */
export function VacancyItem({ vacancy }: { vacancy: Vacancy }) {
  const item = useOpenInAddress(`vacancy-${vacancy.id}`)
  return (
    <details className={styles.item} {...item}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <Badge>{jobTypeName(vacancy.type)}</Badge>
          <h3 className={styles.title}>{vacancy.title}</h3>
          <span className={styles.location}>{vacancy.location}</span>
        </span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <VacancyFacts vacancy={vacancy} heading="h4" />
        <ButtonLink to={`/career/${vacancy.id}`}>
          APPLY NOW<VisuallyHidden> for {vacancy.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </details>
  )
}
