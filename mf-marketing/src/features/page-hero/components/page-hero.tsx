import { Picture, type PictureSource } from '@arunika/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './page-hero.module.css'

interface PageHeroProps {
  title: ReactNode
  lead: ReactNode
  /** The parent page. */
  parent?: { name: string; to: string }
  eyebrow?: string
  picture?: PictureSource
  /** Bright for the academy, dark for the studio. */
  variant?: 'studio' | 'academy'
  /** Buttons and links for the next step. */
  children?: ReactNode
}

/** Opening of a page: heading, lead and a picture that overlaps the next section. */
export function PageHero({
  title,
  lead,
  parent,
  eyebrow,
  picture,
  variant = 'studio',
  children,
}: PageHeroProps) {
  return (
    <section className={`${styles.hero} ${styles[variant]}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {parent ? (
            <p className={styles.eyebrow}>
              <Link to={parent.to}>{parent.name}</Link>
            </p>
          ) : (
            eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>
          )}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture && (
          <div className={styles.frame}>
            <Picture
              lead
              className={styles.picture}
              picture={picture}
              sizes="(width >= 78rem) 36rem, (width >= 60rem) 46vw, 92vw"
            />
          </div>
        )}
      </div>
    </section>
  )
}
