import { useWords } from '@anyam/federation/use-words'
import { ButtonLink, Picture } from '@arunika/ui'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { commonWords } from '../../../content/common.ts'
import { withAlt } from '../../../content/pictured.ts'
import { serviceNames } from '../../../content/service-names.ts'
import { serviceOpenings } from '../../../content/service-openings.ts'
import { type ServiceKey, type ServiceLead, serviceWords } from '../../../content/services.ts'
import styles from './service-hero.module.css'

/** Opening of a service page: each service has its own layout, colours and work. */
export function ServiceHero({ service, opening }: { service: ServiceKey; opening: ServiceLead }) {
  const { technology } = useWords(serviceWords)
  const names = useWords(serviceNames)
  const { startProject } = useWords(commonWords)
  const { picture, colours } = serviceOpenings[service]
  return (
    <section className={`${styles.hero} ${styles[service]}`} style={colours as CSSProperties}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          <Link to="/technology">{technology}</Link>
        </p>
        <h1 className={styles.title}>{names[service]}</h1>
        <p className={styles.lead}>{opening.lead}</p>
        <p className={styles.action}>
          <ButtonLink variant="secondary" to="/contact-us">
            {startProject}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.frame}>
        <Picture lead className={styles.picture} picture={withAlt(picture, opening.alt)} sizes="100vw" />
      </div>
    </section>
  )
}
