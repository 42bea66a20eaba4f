import type { AcademyClass } from '@arunika/contracts'
import { Slot } from '@arunika/federation/slot'
import { useRootData } from '@arunika/federation/use-site'
import { useWords } from '@arunika/federation/use-words'
import { FoundLinks } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { classSentences } from '../../../content/class-sentences.ts'
import { projectTexts } from '../../../content/project-texts.ts'
import { findClasses, findPages, findProjects } from '../find-here.ts'
import { sectionsOf } from '../page-sections.ts'
import { searchWords } from '../search-words.ts'
import { foundSlots } from '../words.ts'
import styles from './results.module.css'

/** What this remote knows, and then what others bring. */
export function Results({ words, classes }: { words: string; classes: readonly AcademyClass[] | undefined }) {
  const { nav, site } = useRootData()
  const text = useWords(searchWords)
  const projects = useWords(projectTexts)
  const sentences = useWords(classSentences)
  const groups = [
    { title: text.pages, links: findPages(words, nav, sectionsOf(site)) },
    { title: text.classes, links: findClasses(words, classes, sentences, site) },
    { title: text.projects, links: findProjects(words, projects) },
  ]
  return (
    <>
      {groups.map(
        ({ title, links }) => links.length > 0 && <FoundLinks key={title} title={title} links={links} />,
      )}
      {foundSlots(words).map(({ name, props }) => (
        <Slot key={name} name={name} props={props} />
      ))}
      <div className={styles.hint}>
        <p>
          {text.nothing}
          <Link to="/contact-us">{text.askUs}</Link>.
        </p>
      </div>
    </>
  )
}
