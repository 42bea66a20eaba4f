import type { AcademyClass } from '@arunika/contracts'
import { Slot } from '@arunika/federation/slot'
import { useRootData } from '@arunika/federation/use-site'
import { FoundLinks } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { findClasses, findPages, findProjects } from '../find-here.ts'
import { foundSlots } from '../words.ts'
import styles from './results.module.css'

/** What this remote knows, and then what others bring. */
export function Results({ words, classes }: { words: string; classes: readonly AcademyClass[] | undefined }) {
  const { nav } = useRootData()
  const groups = [
    { title: 'Pages', links: findPages(words, nav) },
    { title: 'Classes', links: findClasses(words, classes) },
    { title: 'Projects', links: findProjects(words) },
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
          Not what you are looking for? Try fewer or other words, or <Link to="/contact-us">ask us</Link>.
        </p>
      </div>
    </>
  )
}
