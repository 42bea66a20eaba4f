import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Picture } from '@arunika/ui'
import { Link } from 'react-router-dom'
import splitStyles from '../../../components/split/split.module.css'
import { SplitHandle } from '../../../components/split/split-handle.tsx'
import { useSplit } from '../../../components/split/use-split.ts'
import { commonWords } from '../../../content/common.ts'
import { homeWords } from '../../../content/home.ts'
import { housePhrases } from '../../../content/home-phrases.ts'
import { withAlt } from '../../../content/pictured.ts'
import {
  heroAcademy,
  heroAcademyPortrait,
  heroStudio,
  heroStudioPortrait,
} from '../../../content/pictures.ts'
import { Scene } from './scene.tsx'
import styles from './split-hero.module.css'

/** Below this share of the width, in percent, a side's text and link are out of reach. */
const HIDDEN_SHARE = 18

/** Two overlaid worlds; the handle between them reveals more of one or the other. */
export function SplitHero() {
  const site = useSite()
  const words = useWords(homeWords)
  const { share: shareOf } = useWords(commonWords)
  const houses = useWords(housePhrases).houses(site.studio, site.academy)
  const { stage, style, share, dragging, handle } = useSplit<HTMLElement>()
  return (
    <section
      ref={stage}
      className={`${styles.hero} ${dragging ? splitStyles.dragging : ''}`}
      style={style}
      aria-label={houses}
    >
      <h1 className={styles.heading}>
        {site.name}: {houses}
      </h1>
      {/* In visual order from left to right; the left side is on top. */}
      <div className={`${styles.side} ${styles.studio}`} inert={share < HIDDEN_SHARE}>
        <div className={styles.still}>
          <Picture
            lead
            className={styles.picture}
            picture={withAlt(heroStudio, words.alts?.studio)}
            tall={heroStudioPortrait}
            sizes="(orientation: portrait) max(100vw, 60vh), max(100vw, 160vh)"
          />
          <Brand name={site.name} house="Studio" text={words.studio.motto} to="/technology">
            {words.studio.link}
          </Brand>
          <Scene world="studio" share={share} />
        </div>
      </div>
      <div className={`${styles.side} ${styles.academy}`} inert={share > 100 - HIDDEN_SHARE}>
        <Picture
          lead
          className={styles.picture}
          picture={withAlt(heroAcademy, words.alts?.academy)}
          tall={heroAcademyPortrait}
          sizes="(orientation: portrait) max(100vw, 60vh), max(100vw, 160vh)"
        />
        <Brand name={site.name} house="Academy" text={words.academy.motto} to="/academy">
          {words.academy.link}
        </Brand>
        <Scene world="academy" share={share} />
      </div>
      <SplitHandle
        label={shareOf(site.studio, site.academy)}
        names={[site.studio, site.academy]}
        share={share}
        dragging={dragging}
        handle={handle}
      />
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
