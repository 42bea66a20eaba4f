import { useWords } from '@anyam/federation/use-words'
import { Picture, Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { serviceNames } from '../../../content/service-names.ts'
import { type ServiceKey, servicePages, serviceWords } from '../../../content/services.ts'
import styles from './service-grid.module.css'

interface ServiceGridProps {
  title?: string
  /** Services to leave out: the page's own, or those already presented in detail. */
  without: readonly ServiceKey[]
}

type ServicePage = [key: ServiceKey, page: (typeof servicePages)[ServiceKey]]

/** The studio's services as links to their pages. */
export function ServiceGrid({ title, without }: ServiceGridProps) {
  const { texts, more } = useWords(serviceWords)
  const names = useWords(serviceNames)
  return (
    <Section ground="tint" title={title ?? more}>
      <ul className={styles.grid}>
        {(Object.entries(servicePages) as ServicePage[])
          .filter(([key]) => !without.includes(key))
          .map(([key, { to, picture }]) => (
            <li key={to}>
              <Link className={styles.service} to={to}>
                <Picture
                  className={styles.picture}
                  picture={picture}
                  alt=""
                  sizes="(width >= 78rem) 18rem, (width >= 40rem) 46vw, 92vw"
                />
                <span className={styles.words}>
                  <b className={styles.name}>{names[key]}</b>
                  <span className={styles.text}>{texts[key]}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}
