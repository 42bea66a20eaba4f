import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import { useSlideInAddress } from './slide-in-address.ts'

export type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Milliseconds between two slides of a carousel that moves. */
const AUTOPLAY_DELAY = 2500

/** Visible share of a slide from which it is reachable. */
const IN_VIEW = 0.3

export interface Slide {
  key: string | number
  content: ReactNode
}

export interface EngineProps {
  /** Element whose first child holds the slides. */
  viewport: RefObject<HTMLElement | null>
  loop: boolean
  align: 'start' | 'center'
  /** The visitor prefers no motion. */
  still: boolean
  /** Whether the slides move automatically now. */
  playing: boolean
  slides: readonly Slide[]
  /** The address names the slide to which the visitor has moved. */
  inAddress: boolean | undefined
  /** Called with the carousel once it has started, and with undefined when it ends. */
  onStart: (embla: Embla | undefined) => void
  /** Called with the indexes of the visible slides. */
  onView: (indexes: ReadonlySet<number>) => void
  onNearEnd: (() => void) | undefined
  /** The visitor has touched a slide, or moved the focus to one. */
  onInteraction: () => void
}

/** Moves the slides of an element that is there already; it shows nothing itself. A chunk of its own. */
export function Engine(props: EngineProps) {
  const { viewport, loop, align, still, playing, slides, inAddress, onStart, onInteraction } = props
  // A plugin that is not active stays still when the carousel starts again after a change of the layout.
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
