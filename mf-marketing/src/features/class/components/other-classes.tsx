import { Picture, Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { type CourseGroup, pathOf } from '../../../content/classes.ts'
import styles from './other-classes.module.css'

/** @param path of the class that is shown already */
export function OtherClasses({ group, path }: { group: CourseGroup; path: string }) {
  const others = group.courses.filter((each) => pathOf(group, each) !== path).slice(0, 4)
  return (
    <Section ground="tint" title={`Other ${group.title.toLowerCase()}`}>
      <ul className={styles.list}>
        {others.map((each) => (
          <li key={each.name}>
            <Link className={styles.other} to={pathOf(group, each)}>
              <Picture
                className={styles.picture}
                picture={each.picture}
                alt=""
                sizes="(width >= 60rem) 18rem, (width >= 30rem) 45vw, 6rem"
              />
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
