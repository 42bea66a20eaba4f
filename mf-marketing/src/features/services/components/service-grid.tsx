import { Picture, Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { services } from '../../../content/services.ts'
import styles from './service-grid.module.css'

interface ServiceGridProps {
  title: string
  /** Paths that are not shown: the page's own, or what it shows at length already. */
  without: readonly string[]
}

/** The studio's services as links to their pages. */
export function ServiceGrid({ title, without }: ServiceGridProps) {
  return (
    <Section ground="tint" title={title}>
      <ul className={styles.grid}>
        {services
          .filter(({ to }) => !without.includes(to))
          .map(({ name, to, text, picture }) => (
            <li key={to}>
              <Link className={styles.service} to={to}>
                <Picture
                  className={styles.picture}
                  picture={picture}
                  alt=""
                  sizes="(width >= 78rem) 18rem, (width >= 40rem) 46vw, 92vw"
                />
                <span className={styles.words}>
                  <b className={styles.name}>{name}</b>
                  <span className={styles.text}>{text}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}
