import { useSite } from '@arunika/federation/use-site'
import { Section } from '@arunika/ui'
import { partners } from '../../../content/partners.ts'
import styles from './partners.module.css'

export function Partners() {
  const site = useSite()
  const rows = [
    { division: site.studio, ...partners.studio },
    { division: site.academy, ...partners.academy },
  ]
  return (
    <Section ground="tint" title="OUR PARTNERS" display>
      <ul className={styles.partners}>
        {rows.map(({ division, name, logo, text }) => (
          <li key={name} className={styles.partner}>
            <img src={logo} alt={name} width={320} height={100} loading="lazy" className={styles.logo} />
            <p className={styles.division}>With {division}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
