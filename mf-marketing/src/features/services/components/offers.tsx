import { Section } from '@arunika/ui'
import type { Offer } from '../../../content/services.ts'
import styles from './offers.module.css'

interface OffersProps {
  title: string
  lead?: string
  offers: readonly Offer[]
  ground?: 'paper' | 'tint' | 'ink' | 'brand'
}

/** Parts of a service as a numbered list in large type. */
export function Offers({ title, lead, offers, ground = 'paper' }: OffersProps) {
  return (
    <Section ground={ground} title={title} lead={lead}>
      <ol className={styles.offers}>
        {offers.map(({ name, text }) => (
          <li key={name} className={styles.offer}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
