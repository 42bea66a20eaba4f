import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import { useSlideInAddress } from './slide-in-address.ts'

export type Embla = NonNullable<UseEmblaCarouselType[1]>

/** Milliseconds between two slides of a carousel that moves. */
const AUTOPLAY_DELAY = 2500

export interface Slide {
  key: string | number
  content: ReactNode
}

export interface EngineProps {
  /** Element whose first child holds the slides. */
  viewport: RefObject<HTMLElement | null>
  options: NonNullable<Parameters<typeof useEmblaCarousel>[0]>
  /** Whether the slides move now. */
  playing: boolean
  /** Slides that the address names; undefined if it names none of this carousel. */
  slides: readonly Slide[] | undefined
  /** Called with the carousel once it has started, and with undefined when it ends. */
  onStart: (embla: Embla | undefined) => void
  /** The visitor has touched a slide, or moved the focus to one. */
  onInteraction: () => void
}

/** Moves the slides of an element that is there already; it shows nothing itself. A chunk of its own. */
export function Engine({ viewport, options, playing, slides, onStart, onInteraction }: EngineProps) {
  // A plugin that is not active stays still when the carousel starts again after a change of the layout.
  const plugins = useMemo(() => [Autoplay({ delay: AUTOPLAY_DELAY, active: playing })], [playing])
  const [attach, embla] = useEmblaCarousel(options, plugins)
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
  useSlideInAddress(embla, slides, playing)
  return null
}
