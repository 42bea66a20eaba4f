import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import { useSlideInAddress } from './slide-in-address.ts'

export type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Milliseconds between two slides of a moving carousel. */
const AUTOPLAY_DELAY = 2500

/** Visible share from which a slide is reachable. */
const IN_VIEW = 0.3

export interface Slide {
  key: string | number
  content: ReactNode
}

export interface EngineProps {
  /** Element whose first child contains the slides. */
  viewport: RefObject<HTMLElement | null>
  loop: boolean
  align: 'start' | 'center'
  /** True if the visitor prefers reduced motion. */
  still: boolean
  /** True while the slides move automatically. */
  playing: boolean
  slides: readonly Slide[]
  /** True to write the current slide to the URL. */
  inAddress: boolean | undefined
  /** Called with the carousel once it has started, and with undefined when it ends. */
  onStart: (embla: Embla | undefined) => void
  /** Called with the indexes of the visible slides. */
  onView: (indexes: ReadonlySet<number>) => void
  onNearEnd: (() => void) | undefined
  /** Called when the visitor touches a slide, or focuses one. */
  onInteraction: () => void
}

/** Moves the slides of an existing element; it renders nothing itself. It is a separate chunk. */
export function Engine(props: EngineProps) {
  const { viewport, loop, align, still, playing, slides, inAddress, onStart, onInteraction } = props
  // An inactive plugin stays inactive when the carousel restarts after a layout change.
  const plugins = useMemo(() => [Autoplay({ delay: AUTOPLAY_DELAY, active: playing })], [playing])
  const [attach, embla] = useEmblaCarousel(
    { loop, align, duration: still ? 0 : 25, inViewThreshold: IN_VIEW },
    plugins,
  )
  useEffect(() => {
    attach(viewport.current)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => {
    onStart(embla)
    return () => onStart(undefined)
  }, [embla, onStart])
  useEffect(() => {
    const element = viewport.current
    element?.addEventListener('pointerdown', onInteraction)
    element?.addEventListener('focusin', onInteraction)
    return () => {
      element?.removeEventListener('pointerdown', onInteraction)
      element?.removeEventListener('focusin', onInteraction)
    }
  }, [viewport, onInteraction])
  useSlidesInView(embla, props)
  useSlideInAddress(embla, inAddress ? slides : [], playing)
  return null
}

function useSlidesInView(embla: Embla | undefined, { slides: { length }, onView, onNearEnd }: EngineProps) {
  useEffect(() => {
    if (!embla) return
    const update = () => {
      const now = embla.slidesInView()
      if (now.length === 0) return
      onView(new Set(now))
      if (Math.max(...now) >= length - 2) onNearEnd?.()
    }
    update()
    embla.on('slidesInView', update).on('reInit', update)
    return () => {
      embla.off('slidesInView', update).off('reInit', update)
    }
  }, [embla, length, onView, onNearEnd])
}
