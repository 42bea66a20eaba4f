import { siteSrcset, uploadUrl } from '@anyam/data'
import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import type { Site } from '@arunika/contracts/site'
import { Section } from '@arunika/ui'
import type { CSSProperties } from 'react'
import { homeWords } from '../../../content/home.ts'
import { housePhrases } from '../../../content/home-phrases.ts'
import { partnerLogos } from '../../../content/partners.ts'
import styles from './partners.module.css'

type Partner = NonNullable<Site['partners']>['studio']

export function Partners() {
  const site = useSite()
  const { partners } = useWords(homeWords)
  const phrases = useWords(housePhrases)
  // Older hosts do not send partners.
  if (!site.partners) return null
  const { studio, academy } = site.partners
  const rows = [
    { division: site.studio, ...studio },
    { division: site.academy, ...academy },
  ]
  return (
    <Section ground="tint" title={partners} display>
      <ul className={styles.partners}>
        {rows.map(({ division, ...partner }) => (
          <li key={division} className={styles.partner}>
            <Mark partner={partner} />
            <p className={styles.division}>{phrases.with(division)}</p>
            <p className={styles.text} lang={partner.lang}>
              {partner.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The logo that an administrator uploaded, otherwise the sample logo, otherwise the name. */
function Mark({ partner: { name, logo } }: { partner: Partner }) {
  if (!logo && !partnerLogos[name]) return <p className={styles.name}>{name}</p>
  const picture = logo
    ? {
        src: uploadUrl(logo.path),
        srcSet: siteSrcset(logo.srcset),
        sizes: '20rem',
        width: logo.width,
        height: logo.height,
        style: { '--ratio': logo.width / logo.height } as CSSProperties,
        className: styles.uploaded,
      }
    : { src: partnerLogos[name], width: 320, height: 100, className: styles.logo }
  return (
    <div className={styles.mark}>
      <img {...picture} alt={name} loading="lazy" />
    </div>
  )
}
