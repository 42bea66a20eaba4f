import { type MouseEvent, useState } from 'react'
import { PlayIcon } from '../carousel/icons.tsx'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import styles from './video-player.module.css'

/** A silent film of the site's own, by the addresses of its files. */
export interface Film {
  webm: string
  /** For browsers that do not know the other. */
  mp4: string
}

interface VideoPlayerProps {
  film: Film
  title: string
  /** Before the title, on what starts it. */
  playLabel?: string
  poster: PictureSource
  /** Width that the layout gives it: the `sizes` attribute of the poster. */
  sizes: string
  className?: string | undefined
  /** The poster is the page's lead picture: loaded first. */
  lead?: boolean
}

/** A film behind its poster: nothing of it is loaded before the visitor starts it. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { film, title, playLabel = 'Play', poster, sizes, className, lead } = props
  const [started, setStarted] = useState(false)
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setStarted(true)
  }
  return (
    <div className={[styles.player, className].filter(Boolean).join(' ')}>
      {!started && (
        <a className={styles.poster} href={film.mp4} aria-label={`${playLabel}: ${title}`} onClick={start}>
          <Picture className={styles.picture} picture={poster} alt="" sizes={sizes} {...(lead && { lead })} />
          <span className={styles.play}>
            <PlayIcon />
          </span>
        </a>
      )}
      {started && (
        <video
          ref={focus}
          className={styles.frame}
          aria-label={title}
          controls
          autoPlay
          muted
          loop
          playsInline
          // Not every browser lets the keyboard reach it.
          tabIndex={0}
        >
          <source src={film.webm} type="video/webm" />
          <source src={film.mp4} type="video/mp4" />
        </video>
      )}
    </div>
  )
}

/** The poster that had the focus is gone: the film takes it. */
const focus = (film: HTMLElement | null) => film?.focus()
