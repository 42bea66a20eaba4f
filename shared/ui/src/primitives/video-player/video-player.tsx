import { type MouseEvent, useState } from 'react'
import { PlayIcon } from '../carousel/icons.tsx'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import styles from './video-player.module.css'

/** A silent film of the site's own, as the addresses of its files. */
export interface Film {
  webm: string
  /** For browsers without WebM support. */
  mp4: string
}

interface VideoPlayerProps {
  film: Film
  title: string
  /** Precedes the title in the label of the play button. */
  playLabel?: string
  poster: PictureSource
  /** Width in the layout: the `sizes` attribute of the poster. */
  sizes: string
  className?: string | undefined
  /** True if the poster is the page's lead picture, which is loaded first. */
  lead?: boolean
}

/** A film behind its poster. Nothing of the film is loaded before the visitor starts it. */
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
          // Some browsers do not make it focusable.
          tabIndex={0}
        >
          <source src={film.webm} type="video/webm" />
          <source src={film.mp4} type="video/mp4" />
        </video>
      )}
    </div>
  )
}

/** Moves the focus to the film, because the focused poster is gone. */
const focus = (film: HTMLElement | null) => film?.focus()
