import type { Vacancy } from '@arunika/contracts'
import { siteHtml } from '@arunika/data'
import { RichText } from '@arunika/ui'
import styles from './vacancy-facts.module.css'

interface VacancyFactsProps {
  vacancy: Vacancy
  /** Level of the headings. */
  heading: 'h2' | 'h4'
}

/** Requirements and description of the job. */
export function VacancyFacts({ vacancy, heading: Heading }: VacancyFactsProps) {
  return (
    <div className={styles.area}>
      <div className={styles.facts}>
        <section>
          <Heading className={styles.heading}>Requirements</Heading>
          <RichText html={siteHtml(vacancy.requirement)} />
        </section>
        <section>
          <Heading className={styles.heading}>Description</Heading>
          <RichText html={siteHtml(vacancy.description)} />
        </section>
      </div>
    </div>
  )
}
