import { useWords } from '@anyam/federation/use-words'
import { useEffect, useRef, useState } from 'react'
import { heroVideo } from '../../../content/hero-video.ts'
import { videoHomeWords } from '../../../content/video-home.ts'
import styles from './background-video.module.css'

/** A muted looping film that can be paused; it fades in over its poster once it plays. */
export default function BackgroundVideo() {
  const words = useWords(videoHomeWords)
  const video = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    // A browser may refuse to play (battery saver); the poster remains.
    void video.current?.play().catch(() => {})
  }, [])
  const toggle = () => {
    if (playing) video.current?.pause()
    else void video.current?.play().catch(() => {})
  }
  return (
    <>
      <video
        ref={video}
        className={`${styles.video} ${shown ? styles.shown : ''}`}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => {
          setShown(true)
          setPlaying(true)
        }}
        onPause={() => setPlaying(false)}
      >
        {heroVideo.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button type="button" className={styles.toggle} onClick={toggle}>
        {playing ? words.pause : words.play}
      </button>
    </>
  )
}
