import { useSite } from '@arunika/federation/use-site'
import { Picture } from '@arunika/ui'
import { Link } from 'react-router-dom'
import splitStyles from '../../../components/split/split.module.css'
import { SplitHandle } from '../../../components/split/split-handle.tsx'
import { useSplit } from '../../../components/split/use-split.ts'
import {
  heroAcademy,
  heroAcademyPortrait,
  heroStudio,
  heroStudioPortrait,
} from '../../../content/pictures.ts'
import styles from './split-hero.module.css'

/** Below this share of the width a side's words cannot be read, nor its link be reached. */
const HIDDEN_SHARE = 18

/** Two worlds at the same place: the handle between them shows more of one or of the other. */
export function SplitHero() {
  const site = useSite()
  const { stage, style, share, dragging, handle } = useSplit<HTMLElement>()
  return (
    <section
      ref={stage}
      className={`${styles.hero} ${dragging ? splitStyles.dragging : ''}`}
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
      <SplitHandle names={[site.studio, site.academy]} share={share} dragging={dragging} handle={handle} />
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
