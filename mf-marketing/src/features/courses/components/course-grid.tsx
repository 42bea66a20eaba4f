import { useSite } from '@anyam/federation/use-site'
import { Picture, Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { type CourseGroup, pathOf } from '../../../content/classes.ts'
import styles from './course-grid.module.css'

interface CourseGridProps {
  group: CourseGroup
  ground?: 'paper' | 'tint' | 'ink' | 'brand'
  /** Layout: large pictures above the text, small ones beside it, or a mosaic of both. */
  variant: 'cards' | 'rows' | 'mosaic'
}

const sizes = {
  cards: '(width >= 78rem) 25rem, (width >= 48rem) 30vw, 92vw',
  rows: '(width >= 48rem) 14rem, 92vw',
  mosaic: '(width >= 78rem) 38rem, (width >= 48rem) 46vw, 92vw',
}

/** A group of courses, with the length and class size that they share. */
export function CourseGrid({ group, ground = 'paper', variant }: CourseGridProps) {
  // Only the product's own api has pages of classes.
  const { isOnlySpecified } = useSite()
  return (
    <Section ground={ground} title={group.title} lead={group.text}>
      <p className={styles.terms}>{group.terms}</p>
      <ul className={`${styles.grid} ${styles[variant]}`}>
        {group.courses.map((course) => (
          <li key={course.name} className={styles.course}>
            <div className={styles.frame}>
              <Picture className={styles.picture} picture={course.picture} alt="" sizes={sizes[variant]} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>
                {isOnlySpecified ? course.name : <Link to={pathOf(group, course)}>{course.name}</Link>}
              </h3>
              <p className={styles.text}>{course.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
