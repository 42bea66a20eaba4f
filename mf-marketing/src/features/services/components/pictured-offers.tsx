import { Picture, type PictureSource, Section } from '@arunika/ui'
import { pictured } from '../../../content/pictured.ts'
import type { Offer } from '../../../content/services.ts'
import styles from './pictured-offers.module.css'

interface PicturedOffersProps<Key extends string> {
  title: string
  offers: Readonly<Record<Key, Offer>>
  pictures: Readonly<Record<Key, PictureSource>>
}

/** Parts of a service, each with a picture, in two staggered columns. */
export function PicturedOffers<Key extends string>({ title, offers, pictures }: PicturedOffersProps<Key>) {
  return (
    <Section title={title} display>
      <ul className={styles.offers}>
        {pictured(offers, pictures).map(({ key, name, text, picture }) => (
          <li key={key} className={styles.offer}>
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
