import { DEFAULT_LANGUAGE, type Site } from '@arunika/contracts/site'
import { siteSrcset, uploadUrl } from '@arunika/data'
import { useSite } from '@arunika/federation/use-site'
import { useLanguage, useWords } from '@arunika/federation/use-words'
import { Section } from '@arunika/ui'
import { homeWords } from '../../../content/home.ts'
import { partnerLogos } from '../../../content/partners.ts'
import styles from './partners.module.css'

type Partner = NonNullable<Site['partners']>['studio']

export function Partners() {
  const site = useSite()
  const language = useLanguage()
  const words = useWords(homeWords).partners
  // A host of before has none.
  if (!site.partners) return null
  const { studio, academy } = site.partners
  const rows = [
    { division: site.studio, ...studio },
    { division: site.academy, ...academy },
  ]
  return (
    <Section ground="tint" title={words.title} display>
      <ul className={styles.partners}>
        {rows.map(({ division, ...partner }) => (
          <li key={division} className={styles.partner}>
            <Logo partner={partner} />
            <p className={styles.division}>{words.with(division)}</p>
            {/* The back-office has it in English alone. */}
            <p className={styles.text} lang={language && DEFAULT_LANGUAGE}>
              {partner.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The logo that an administrator has chosen, that of a sample, or the name. */
function Logo({ partner: { name, logo } }: { partner: Partner }) {
  if (logo) {
    const { path, srcset, width, height } = logo
    const source = { src: uploadUrl(path), srcSet: siteSrcset(srcset), sizes: '20rem' }
    return (
      <img {...source} {...{ width, height }} alt={name} loading="lazy" className={styles.uploadedLogo} />
    )
  }
  if (!partnerLogos[name]) return <p className={styles.name}>{name}</p>
  return (
    <img
      src={partnerLogos[name]}
      alt={name}
      width={320}
      height={100}
      loading="lazy"
      className={styles.logo}
    />
  )
}
