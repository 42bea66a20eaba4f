import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { AcademyClass } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { ButtonLink, VisuallyHidden } from '@arunika/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { classSentences } from '../../../content/class-sentences.ts'
import { useClasses } from '../api/get-classes.ts'
import { comparisonWords } from '../comparison-words.ts'
import { factLabels } from '../fact-labels.ts'
import { COMPARISON_ID, FINDER_ID, readCompared, slugAt } from '../finder/compared.ts'
import { finderAddress, readFinding } from '../finder/finding.ts'
import { classPhrases } from '../phrases.ts'
import { priceOf, seatsOf, spokenIn } from '../sentences.ts'
import styles from './class-comparison.module.css'

/** The classes that the address compares, side by side. */
export function ClassComparison() {
  const words = useWords(comparisonWords)
  const [search] = useSearchParams()
  const slugs = readCompared(search)
  const titleId = useId()
  const title = useFocusOnRequest()
  const rows = useRows()
  const { data, error } = useClasses()
  const classes = slugs.flatMap((slug) => data?.find(({ path }) => slugAt(path) === slug) ?? [])
  const addressWithout = (slug: string) => {
    const rest = slugs.filter((each) => each !== slug)
    const shown = rest.length > 1 ? COMPARISON_ID : FINDER_ID
    return `${finderAddress(readFinding(search), rest)}#${shown}`
  }
  const status = error ? words.away : data ? words.missing : words.loading
  return (
    <div id={COMPARISON_ID} className={styles.comparison}>
      <h3 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        {words.title}
      </h3>
      {classes.length === 0 && <p>{status}</p>}
      {classes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        <section className={styles.scroller} aria-labelledby={titleId} tabIndex={0}>
          <table className={styles.table}>
            <caption className={styles.caption}>{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{words.fact}</VisuallyHidden>
                </th>
                {classes.map(({ path, name }) => (
                  <th key={path} scope="col">
                    <Link to={path} className={styles.name}>
                      {name}
                    </Link>
                    <Link
                      to={addressWithout(slugAt(path))}
                      className={styles.remove}
                      onClick={() => slugs.length < 3 && focusFinder()}
                    >
                      {words.remove}
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([label, cell]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {classes.map((each) => (
                    <td key={each.path}>{cell(each) ?? words.unknown}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{words.next}</th>
                {classes.map(({ path, name, kind }) => (
                  <td key={path}>
                    <ButtonLink to={kind === 'workshop' ? path : `${path}#trial`}>
                      {kind === 'workshop' ? words.see : words.book}
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </ButtonLink>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

type Row = readonly [label: string, cell: (of: AcademyClass) => ReactNode]

/** The rows of the table, by name. */
function useRows(): readonly Row[] {
  const labels = useWords(factLabels)
  const sentences = useWords(classSentences)
  const phrases = useWords(classPhrases)
  const language = useLanguage()
  const row = (name: 'days' | 'starts' | 'makes' | 'tools' | 'included' | 'entry'): Row => [
    labels[name],
    (each) => each[name] && <span lang={langIn(each.language, language)}>{each[name]}</span>,
  ]
  return [
    [labels.ages, (each) => sentences.ages(each.ages)],
    row('days'),
    [labels.level, (each) => each.level && labels.levels[each.level]],
    [labels.languages, (each) => spokenIn(each, labels)],
    [labels.price, (each) => priceOf(each, sentences)],
    row('included'),
    row('makes'),
    row('tools'),
    row('entry'),
    row('starts'),
    [labels.seats, (each) => seatsOf(each, phrases)],
  ]
}

/** Moves the focus to the title when a visitor asks for the comparison, not when a document opens at it. */
function useFocusOnRequest() {
  const title = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (key && hash === `#${COMPARISON_ID}` && type !== 'POP') title.current?.focus()
  }, [hash, key, type])
  return title
}

/** Keeps the focus near when the comparison goes away with the link that was pressed. */
function focusFinder() {
  const finder = document.getElementById(FINDER_ID)
  finder?.setAttribute('tabindex', '-1')
  finder?.focus({ preventScroll: true })
}
