import { langIn } from '@arunika/contracts/site'
import { useLanguage, useWords } from '@arunika/federation/use-words'
import { Link } from 'react-router-dom'
import { classSentences } from '../../../content/class-sentences.ts'
import { useClasses } from '../api/get-classes.ts'
import { type Finding, fitting } from '../finder/finding.ts'
import { finderPhrases } from '../finder/phrases.ts'
import { finderWords } from '../finder/words.ts'
import { priceOf } from '../sentences.ts'
import styles from './class-finder.module.css'

/** The classes that fit, and their number, which screen readers announce. */
export function FoundClasses({ finding }: { finding: Finding | undefined }) {
  const text = useWords(finderWords)
  const phrases = useWords(finderPhrases)
  const sentences = useWords(classSentences)
  const language = useLanguage()
  const { data, error } = useClasses(finding !== undefined)
  const found = finding && data && fitting(data, finding, text.weekdays)
  const status = found ? phrases.count(found.length) : error ? text.away : text.looking
  return (
    <>
      <p role="status" className={styles.status}>
        {finding && status}
      </p>
      {found?.length === 0 && (
        <p>
          {text.none}
          <Link to="/contact-us">{text.askUs}</Link>.
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((each) => (
            <li key={each.path}>
              <p>{sentences.kinds[each.kind]}</p>
              <h3>
                <Link to={each.path}>{each.name}</Link>
              </h3>
              <p>{phrases.ages(sentences.ages(each.ages))}</p>
              <p lang={langIn(each.language, language)}>{each.days}</p>
              <p className={styles.price}>{priceOf(each, sentences)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
