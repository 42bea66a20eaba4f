import { useSite } from '@arunika/federation/use-site'
import { Picture } from '@arunika/ui'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import {
  heroAcademy,
  heroAcademyPortrait,
  heroStudio,
  heroStudioPortrait,
} from '../../../content/pictures.ts'
import { useSplit } from '../hooks/use-split.ts'
import styles from './split-hero.module.css'

/** Below this share of the width a side's words cannot be read, nor its link be reached. */
const HIDDEN_SHARE = 18

/** Two worlds at the same place: the handle between them shows more of one or of the other. */
export function SplitHero() {
  const site = useSite()
  const { hero, split, share, dragging, handle } = useSplit()
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--split': split === null ? '50%' : `${split.offset}px`,
  }
  return (
    <section
      ref={hero}
      className={`${styles.hero} ${dragging ? styles.dragging : ''}`}
      style={style}
      aria-label={`${site.studio} and ${site.academy}`}
    >
      <h1 className={styles.heading}>
        {site.name}: {site.studio} and {site.academy}
      </h1>
      {/* In the order in which they are seen, from left to right; the left one lies above. */}
      <div className={`${styles.side} ${styles.studio}`} inert={share < HIDDEN_SHARE}>
        <div className={styles.still}>
          <Picture
            lead
            className={styles.picture}
            picture={heroStudio}
            tall={heroStudioPortrait}
            sizes="(orientation: portrait) max(100vw, 60vh), max(100vw, 160vh)"
          />
          <Brand
            name={site.name}
            house="Studio"
            text="We build worlds that answer when you press start."
            to="/technology"
          >
            See our work
          </Brand>
        </div>
      </div>
      <div className={`${styles.side} ${styles.academy}`} inert={share > 100 - HIDDEN_SHARE}>
        <Picture
          lead
          className={styles.picture}
          picture={heroAcademy}
          tall={heroAcademyPortrait}
          sizes="(orientation: portrait) max(100vw, 60vh), max(100vw, 160vh)"
        />
        <Brand
          name={site.name}
          house="Academy"
          text="We teach the hands that will draw tomorrow."
          to="/academy"
        >
          Find a class
        </Brand>
      </div>
      <div className={styles.rail}>
        <div
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={`Share of ${site.studio} against ${site.academy}`}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={share}
          aria-valuetext={`${share} % ${site.studio}, ${100 - share} % ${site.academy}`}
          {...handle}
        >
          <span className={styles.grip}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="m9 6-6 6 6 6M15 6l6 6-6 6"
                fill="none"
                stroke="currentcolor"
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </span>
        </div>
      </div>
    </section>
  )
}

interface BrandProps {
  name: string
  house: string
  text: string
  to: string
  children: string
}

function Brand({ name, house, text, to, children }: BrandProps) {
  return (
    <div className={styles.brand}>
      <p className={styles.name}>
        <span>{name}</span>
        <b>{house}</b>
      </p>
      <p className={styles.text}>{text}</p>
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    </div>
  )
}
