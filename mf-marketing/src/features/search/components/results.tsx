import type { AcademyClass } from '@arunika/contracts'
import { Slot } from '@arunika/federation/slot'
import { useSite } from '@arunika/federation/use-site'
import { useWords } from '@arunika/federation/use-words'
import { FoundLinks } from '@arunika/ui'
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
  const site = useSite()
  const text = useWords(searchWords)
  const sentences = useWords(classSentences)
  // Render nothing else yet, because these results appear above it and would move it.
  if (here === undefined) return <Hint>{text.looking}</Hint>
  const groups = [
    { title: text.pages, links: here?.pages ?? [] },
    { title: text.classes, links: findClasses(words, classes, sentences, site) },
    { title: text.projects, links: here?.projects ?? [] },
  ]
  return (
    <>
      {!here && <Hint>{text.unavailable}</Hint>}
      {groups.map(
        ({ title, links }) => links.length > 0 && <FoundLinks key={title} title={title} links={links} />,
      )}
      {foundSlots(words).map(({ name, props }) => (
        <Slot key={name} name={name} props={props} />
      ))}
      <Hint>
        {text.nothing}
        <Link to="/contact-us">{text.askUs}</Link>.
      </Hint>
    </>
  )
}

const Hint = ({ children }: PropsWithChildren) => (
  <div className={styles.hint}>
    <p>{children}</p>
  </div>
)
