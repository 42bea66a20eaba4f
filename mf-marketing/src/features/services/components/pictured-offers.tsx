import { Picture, Section } from '@arunika/ui'
import type { PicturedOffer } from '../../../content/services.ts'
import styles from './pictured-offers.module.css'

interface PicturedOffersProps {
  title: string
  lead?: string
  offers: readonly PicturedOffer[]
}

/** Parts of a service, each with a picture, in two staggered columns. */
export function PicturedOffers({ title, lead, offers }: PicturedOffersProps) {
  return (
    <Section title={title} lead={lead} display>
      <ul className={styles.offers}>
        {offers.map(({ name, text, picture }) => (
          <li key={name} className={styles.offer}>
            <div className={styles.frame}>
              <Picture
                className={styles.picture}
                picture={picture}
                alt=""
                sizes="(width >= 78rem) 38rem, (width >= 48rem) 46vw, 92vw"
              />
            </div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
