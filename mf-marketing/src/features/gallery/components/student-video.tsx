import { useReducedMotion } from '@arunika/ui/hooks'
import { useEffect, useRef } from 'react'
import styles from './gallery.module.css'

interface StudentVideoProps {
  url: string
  label: string
  /** Called when the film cannot be loaded. */
  onAway: () => void
}

/** A muted loop that plays while visible and can be paused; with reduced motion it plays only on request. */
export function StudentVideo({ url, label, onAway }: StudentVideoProps) {
  const still = useReducedMotion()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element || still) return
    const observer = new IntersectionObserver(([entry]) => {
      // A browser may refuse to play (battery saver); the first frame remains.
      if (entry?.isIntersecting) void element.play().catch(() => {})
      else element.pause()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.pause()
    }
  }, [still])
  useEffect(() => {
    // It may have failed before the page was hydrated.
    if (video.current?.error) onAway()
  }, [onAway])
  return (
    <video
      ref={video}
      className={styles.media}
      src={url}
      width={1200}
      height={900}
      aria-label={label}
      preload="metadata"
      muted
      loop
      playsInline
      controls
      onError={onAway}
    />
  )
}
