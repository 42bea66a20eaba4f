import { useSite } from '@arunika/federation/use-site'
import { Section } from '@arunika/ui'
import { partnerLogos } from '../../../content/partners.ts'
import styles from './partners.module.css'

export function Partners() {
  const site = useSite()
  // A host of before has none.
  if (!site.partners) return null
  const { studio, academy } = site.partners
  const rows = [
    { division: site.studio, ...studio },
    { division: site.academy, ...academy },
  ]
  return (
    <Section ground="tint" title="OUR PARTNERS" display>
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
            <p className={styles.division}>With {division}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
