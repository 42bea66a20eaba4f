import type { Vacancy } from '@arunika/contracts'
import { siteHtml } from '@arunika/data'
import { longDay } from '@arunika/text'
import { RichText } from '@arunika/ui'
import { hasSalary, salaryText } from '../salary.ts'
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
      {(hasSalary(vacancy) || vacancy.closesOn) && (
        <p>
          {[salaryText(vacancy), vacancy.closesOn && `apply until ${longDay(vacancy.closesOn)}`]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
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
