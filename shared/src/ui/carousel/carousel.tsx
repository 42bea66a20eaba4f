import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useReducedMotion } from '../../hooks/use-media-query.ts'
import styles from './carousel.module.css'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx'

type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Milliseconds between two slides of a carousel that moves by itself. */
const AUTOPLAY_DELAY = 2500

/** One measure for every screen, or one for narrow and one for wide screens (from 60rem). */
type ByWidth = number | { narrow: number; wide: number }

const byWidth = (measure: ByWidth) =>
  typeof measure === 'number' ? { narrow: measure, wide: measure } : measure

interface CarouselProps {
  /** Names the region to a screen reader. */
  label: string
  slides: readonly { key: string | number; content: ReactNode }[]
  /** Slides on show at once; a fraction lets the next one peep in. */
  visible?: ByWidth
  /** Pixels between two slides. */
  gap?: ByWidth
  align?: 'start' | 'center'
  loop?: boolean
  /** Moves by itself until somebody touches it; a button stops it before. */
  autoplay?: boolean
  /** Shows the arrows; otherwise it is moved by swiping, dragging and the arrow keys alone. */
  arrows?: boolean
  className?: string | undefined
  onNearEnd?: () => void
}

/** Slides side by side, after the ARIA carousel pattern. Slides out of sight are inert. */
export function Carousel({
  label,
  slides,
  visible = 1,
  gap = 0,
  align = 'start',
  loop = true,
  autoplay = false,
  arrows = true,
  className,
  onNearEnd,
}: CarouselProps) {
  const still = useReducedMotion()
  const moves = autoplay && !still
  const plugins = useMemo(
    () => (moves ? [Autoplay({ delay: AUTOPLAY_DELAY, stopOnInteraction: true, stopOnFocusIn: true })] : []),
    [moves],
  )
  const [viewport, embla] = useEmblaCarousel({ loop, align, duration: still ? 0 : 25 }, plugins)
  const shown = byWidth(visible)
  const gaps = byWidth(gap)
  const inView = useSlidesInView(embla, slides.length, Math.ceil(shown.wide), onNearEnd)
  const playing = useAutoplay(embla, moves)
  const style = {
    '--visible-narrow': shown.narrow,
    '--visible-wide': shown.wide,
    '--gap-narrow': `${gaps.narrow}px`,
    '--gap-wide': `${gaps.wide}px`,
  } as CSSProperties

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      style={style}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') embla?.scrollNext()
        if (event.key === 'ArrowLeft') embla?.scrollPrev()
      }}
    >
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.track} aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for groups
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={!inView.has(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {(arrows || moves) && slides.length > 1 && (
        <div className={styles.controls}>
          {moves && (
            <Control label={playing ? 'Pause' : 'Play'} onClick={() => toggle(embla, playing)}>
              {playing ? <PauseIcon /> : <PlayIcon />}
            </Control>
          )}
          {arrows && (
            <>
              <Control label="Previous" onClick={() => embla?.scrollPrev()}>
                <PreviousIcon />
              </Control>
              <Control label="Next" onClick={() => embla?.scrollNext()}>
                <NextIcon />
              </Control>
            </>
          )}
        </div>
      )}
    </section>
  )
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}

function toggle(embla: Embla | undefined, playing: boolean) {
  const autoplay = embla?.plugins().autoplay
  if (playing) autoplay?.stop()
  else autoplay?.play()
}

/** Indexes of the slides on show; before the carousel has started, the first ones. */
function useSlidesInView(embla: Embla | undefined, count: number, first: number, onNearEnd?: () => void) {
  const [inView, setInView] = useState<ReadonlySet<number>>(
    () => new Set(Array.from({ length: first }, (_, i) => i)),
  )
  useEffect(() => {
    if (!embla) return
    const look = () => {
      const now = embla.slidesInView()
      setInView(new Set(now))
      if (Math.max(...now) >= count - 2) onNearEnd?.()
    }
    look()
    embla.on('slidesInView', look).on('reInit', look)
    return () => {
      embla.off('slidesInView', look).off('reInit', look)
    }
  }, [embla, count, onNearEnd])
  return inView
}

/** Whether the carousel moves by itself at the moment. */
function useAutoplay(embla: Embla | undefined, moves: boolean) {
  const [playing, setPlaying] = useState(moves)
  useEffect(() => {
    if (!embla) return
    const look = () => setPlaying(embla.plugins().autoplay?.isPlaying() ?? false)
    look()
    embla.on('autoplay:play', look).on('autoplay:stop', look).on('reInit', look)
    return () => {
      embla.off('autoplay:play', look).off('autoplay:stop', look).off('reInit', look)
    }
  }, [embla])
  return moves && playing
}
