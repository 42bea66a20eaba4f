import { type MouseEvent, useState } from 'react'
import { PlayIcon } from '../carousel/icons.tsx'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import styles from './video-player.module.css'

interface VideoPlayerProps {
  /** Id of the film on YouTube. */
  id: string
  title: string
  poster: PictureSource
  /** Width that the layout gives it: the `sizes` attribute of the poster. */
  sizes: string
  className?: string | undefined
}

/** A film behind its poster: nothing is loaded from the film's host before the visitor starts it. */
export function VideoPlayer({ id, title, poster, sizes, className }: VideoPlayerProps) {
  const [started, setStarted] = useState(false)
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setStarted(true)
  }
  return (
    <div className={[styles.player, className].filter(Boolean).join(' ')}>
      {started ? (
        <iframe
          ref={focus}
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          className={styles.poster}
          href={`https://www.youtube.com/watch?v=${id}`}
          aria-label={`Play: ${title}`}
          onClick={start}
        >
          <Picture className={styles.picture} picture={poster} alt="" sizes={sizes} />
          <span className={styles.play}>
            <PlayIcon />
          </span>
        </a>
      )}
    </div>
  )
}

/** The poster that had the focus is gone: the film takes it. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus()
