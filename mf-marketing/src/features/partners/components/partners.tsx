import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import { useSite } from '@arunika/federation/use-site'
import { useLanguage, useWords } from '@arunika/federation/use-words'
import { Section } from '@arunika/ui'
import { homeWords } from '../../../content/home.ts'
import { partnerLogos } from '../../../content/partners.ts'
import styles from './partners.module.css'

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
        {rows.map(({ division, name, text }) => (
          <li key={division} className={styles.partner}>
            {partnerLogos[name] ? (
              <img
                src={partnerLogos[name]}
                alt={name}
                width={320}
                height={100}
                loading="lazy"
                className={styles.logo}
              />
            ) : (
              <p className={styles.name}>{name}</p>
            )}
            <p className={styles.division}>{words.with(division)}</p>
            {/* The back-office has it in English alone. */}
            <p className={styles.text} lang={language && DEFAULT_LANGUAGE}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
