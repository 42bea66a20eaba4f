import { useWords } from '@anyam/federation/use-words'
import { Picture } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { commonWords } from '../../../content/common.ts'
import { heroStudio, heroStudioPortrait } from '../../../content/pictures.ts'
import { programmesIn, programmeWords } from '../../../content/programmes.ts'
import { videoHomeWords } from '../../../content/video-home.ts'
import { lazyMotion } from '../../../lib/lazy-motion.tsx'
import styles from './video-hero.module.css'

const BackgroundVideo = lazyMotion(
  () => import(/* webpackChunkName: "video-home" */ './background-video.tsx'),
)

/** Opening of the second home page: a full-screen film and two links. */
export function VideoHero() {
  const words = useWords(videoHomeWords)
  const { viewMore } = useWords(commonWords)
  const programmes = programmesIn(useWords(programmeWords))
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <Picture
          lead
          className={styles.picture}
          picture={heroStudio}
          tall={heroStudioPortrait}
          alt=""
          sizes="(orientation: portrait) max(100vw, 60vh), max(100vw, 160vh)"
        />
        <BackgroundVideo />
        <div className={styles.words}>
          <h1 className={styles.title}>
            {words.title.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className={styles.text}>{words.text}</p>
        </div>
      </div>
      <ul className={styles.blocks}>
        {programmes.map(({ name, ages, text, to, picture }) => (
          <li key={to} className={styles.block}>
            <Picture
              className={styles.thumbnail}
              picture={picture}
              alt=""
              sizes="(width >= 60rem) 12rem, 92vw"
            />
            <div className={styles.blockWords}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.ages}>{ages}</p>
              <p className={styles.blockText}>{text}</p>
              <Link className={styles.more} to={to} aria-label={`${viewMore}: ${name}`}>
                {viewMore}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
