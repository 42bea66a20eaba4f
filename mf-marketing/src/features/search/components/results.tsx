import { menuOf } from '@anyam/federation'
import { Slot } from '@anyam/federation/slot'
import { useRootData } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import type { AcademyClass } from '@arunika/contracts'
import { FoundLinks, VisuallyHidden } from '@arunika/ui'
import type { PropsWithChildren } from 'react'
import { Link } from 'react-router-dom'
import { classSentences } from '../../../content/class-sentences.ts'
import { type FoundHere, findClasses } from '../find-here.ts'
import { searchWords } from '../search-words.ts'
import { foundSlots } from '../words.ts'
import styles from './results.module.css'

interface ResultsProps {
  words: string
  /** Null if the texts failed to load; undefined while they load. */
  here: FoundHere | null | undefined
  classes: readonly AcademyClass[] | undefined
}

/** Results of this remote, followed by those of other remotes. */
export function Results({ words, here, classes }: ResultsProps) {
  const { site } = useRootData()
  const text = useWords(searchWords)
  const sentences = useWords(classSentences)
  // Render nothing else yet, because these results appear above it and would move it.
  if (here === undefined) return <Hint>{text.looking}</Hint>
  const groups = [
    { title: text.pages, links: here?.pages ?? [] },
    { title: text.classes, links: findClasses(words, classes, sentences, site) },
    { title: text.projects, links: here?.projects ?? [] },
  ]
  const isEmpty = here && classes && groups.every(({ links }) => links.length === 0)
  return (
    <>
      {!here && <Hint>{text.unavailable}</Hint>}
      {groups.map(
        ({ title, links }) => links.length > 0 && <FoundLinks key={title} title={title} links={links} />,
      )}
      {foundSlots(words).map(({ name, props }) => (
        <Slot key={name} name={name} props={props} />
      ))}
      {isEmpty && <Nothing words={words} />}
      <Hint className={styles.more}>
        {text.more}
        <AskUs />
      </Hint>
    </>
  )
}

/** Hidden by the style sheet once a slot shows results. */
function Nothing({ words }: { words: string }) {
  const { nav = [] } = useRootData()
  const text = useWords(searchWords)
  return (
    <div className={`${styles.hint} ${styles.nothing}`}>
      <h2>{text.nothingFound}</h2>
      <p>{text.searched(words)}</p>
      <p>
        {text.tryAgain}
        <AskUs />
      </p>
      <p>{text.startHere}</p>
      <ul>
        {menuOf(nav)
          .filter(({ to }) => to !== '/')
          .map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Announces each search to screen readers; follows the results. */
export function ResultsStatus({ words }: { words: string }) {
  const text = useWords(searchWords)
  return (
    <div className={styles.status}>
      <VisuallyHidden>
        <span role="status">
          {words && (
            <>
              {text.status(words)}
              <span className={styles.ifNothing}>. {text.nothingFound}</span>
            </>
          )}
        </span>
      </VisuallyHidden>
    </div>
  )
}

function AskUs() {
  const { askUs } = useWords(searchWords)
  return (
    <>
      <Link to="/contact-us">{askUs}</Link>.
    </>
  )
}

const Hint = ({ className = '', children }: PropsWithChildren<{ className?: string | undefined }>) => (
  <div className={`${styles.hint} ${className}`}>
    <p>{children}</p>
  </div>
)
