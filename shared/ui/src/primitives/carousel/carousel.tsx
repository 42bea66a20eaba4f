import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../hooks/use-media-query.ts'
import styles from './carousel.module.css'
import type { Embla, Slide } from './engine.tsx'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx'
import { useEngine } from './use-engine.ts'

/** Screen-reader texts of the controls, and of each slide: `1 of 5`. */
interface CarouselWords {
  of: string
  pause: string
  play: string
  previous: string
  next: string
}

const ENGLISH = { of: 'of', pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' }

interface CarouselProps {
  /** Accessible name of the region. */
  label: string
  slides: readonly Slide[]
  /** Number of visible slides; if it depends on the width, omit it and set `--visible` on `className`. */
  visible?: number
  /** Gap between two slides in pixels; if it depends on the width, omit it and set `--gap` on `className`. */
  gap?: number
  align?: 'start' | 'center'
  loop?: boolean
  /** Moves automatically until the visitor interacts with it. */
  autoplay?: boolean
  /** Shows arrow buttons; without them it is moved only by swiping, dragging and the arrow keys. */
  arrows?: boolean
  className?: string | undefined
  /** Writes the key of the current slide to the URL fragment, so that back, reload and links start there. */
  inAddress?: boolean
  onNearEnd?: () => void
  /** English by default. */
  words?: CarouselWords | undefined
}

type Direction = 'scrollNext' | 'scrollPrev'

/**
 * Slides side by side, following the ARIA carousel pattern; slides out of view are inert.
 * Until it is in the window, and without scripts, it is a row that scrolls and snaps.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, visible, gap, align = 'start', loop = true, autoplay = false, arrows = true } = props
  const { words = ENGLISH, inAddress } = props
  const still = useReducedMotion()
  const [stopped, setStopped] = useState(false)
  const [embla, setEmbla] = useState<Embla>()
  const [viewport, Engine] = useEngine()
  const [inView, setInView] = useState<ReadonlySet<number>>()
  const playing = autoplay && !still && !stopped
  const stop = () => setStopped(true)
  /** A move requested before the code for moving the slides was loaded. */
  const wanted = useRef<Direction>(undefined)
  const move = (direction: Direction) => {
    stop()
    if (embla) embla[direction]()
    else wanted.current = direction
  }
  useEffect(() => {
    if (!embla || !wanted.current) return
    embla[wanted.current]()
    wanted.current = undefined
  }, [embla])
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    ...(visible === undefined ? {} : { '--visible': visible }),
    ...(gap === undefined ? {} : { '--gap': `${gap}px` }),
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={[styles.carousel, embla && styles.live, props.className].filter(Boolean).join(' ')}
      style={style}
      onKeyDown={(event) => {
        if (hasOwnArrowKeys(event)) return
        if (event.key === 'ArrowRight') move('scrollNext')
        if (event.key === 'ArrowLeft') move('scrollPrev')
      }}
    >
      {/* While it scrolls natively, it must be reachable by keyboard. */}
      <div
        className={styles.viewport}
        ref={viewport}
        {...(!embla && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <div className={styles.track} aria-live={playing ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for groups
            <div
              key={key}
              id={inAddress ? String(key) : undefined}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} ${words.of} ${slides.length}`}
              inert={inView !== undefined && !inView.has(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {Engine && (
        <Engine
          viewport={viewport}
          loop={loop}
          align={align}
          still={still}
          playing={playing}
          slides={slides}
          inAddress={inAddress}
          onStart={setEmbla}
          onView={setInView}
          onNearEnd={props.onNearEnd}
          onInteraction={stop}
        />
      )}
      {(arrows || autoplay) && slides.length > 1 && (
        <div className={styles.controls}>
          {autoplay && !still && (
            <Control label={playing ? words.pause : words.play} onClick={() => setStopped(playing)}>
              {playing ? <PauseIcon /> : <PlayIcon />}
            </Control>
          )}
          {arrows && (
            <>
              <Control label={words.previous} onClick={() => move('scrollPrev')}>
                <PreviousIcon />
              </Control>
              <Control label={words.next} onClick={() => move('scrollNext')}>
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

/** True if the key was pressed in an element with its own arrow keys: a film, a text field. */
const hasOwnArrowKeys = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('video, input, textarea, select') !== null
