import { siteHtml } from '@anyam/data'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { Vacancy } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { longDay } from '@arunika/text'
import { RichText } from '@arunika/ui'
import { hasSalary, salaryText } from '../salary.ts'
import { vacancyPhrases } from '../vacancy-phrases.ts'
import { vacancyWords } from '../vacancy-words.ts'
import styles from './vacancy-facts.module.css'

interface VacancyFactsProps {
  vacancy: Vacancy
  /** Heading level. */
  heading: 'h2' | 'h4'
}

/** Requirements and description of the job. */
export function VacancyFacts({ vacancy, heading: Heading }: VacancyFactsProps) {
  const below = Heading === 'h2' ? 3 : 5
  const language = useLanguage()
  const words = useWords(vacancyWords)
  const phrases = useWords(vacancyPhrases)
  const lang = langIn(vacancy.language, language)
  return (
    <div className={styles.area}>
      {(hasSalary(vacancy) || vacancy.closesOn) && (
        <p>
          {[
            salaryText(vacancy, phrases),
            vacancy.closesOn && phrases.applyUntil(longDay(vacancy.closesOn, language)),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {lang && words.onlyEnglish && <p className={styles.language}>{words.onlyEnglish}</p>}
      <div className={styles.facts}>
        <section>
          <Heading className={styles.heading}>{words.requirements}</Heading>
          <div lang={lang}>
            <RichText html={siteHtml(vacancy.requirement)} headings={below} />
          </div>
        </section>
        <section>
          <Heading className={styles.heading}>{words.description}</Heading>
          <div lang={lang}>
            <RichText html={siteHtml(vacancy.description)} headings={below} />
          </div>
        </section>
      </div>
    </div>
  )
}
