import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { useEffect, useRef, useState } from 'react'

export type Embla = EmblaCarouselType

/** How far from the window a carousel may be when it starts: half a window's height. */
const NEAR = '50% 0px'

/**
 * Moves the slides of an element. The code for it comes when the element is near the window: until then it is a
 * row that scrolls, which is all that a visitor who never gets there needs.
 * @returns where the element is to be put, and the carousel once it has started
 */
export function useEmbla({ loop, align, duration, inViewThreshold }: EmblaOptionsType) {
  const viewport = useRef<HTMLDivElement>(null)
  const [embla, setEmbla] = useState<Embla>()
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let started: Embla | undefined
    let isLeft = false
    const stopWatching = whenNear(element, async () => {
      const { default: createCarousel } = await import(/* webpackChunkName: "carousel" */ 'embla-carousel')
      if (isLeft) return
      started = createCarousel(element, { loop, align, duration, inViewThreshold } as EmblaOptionsType)
      setEmbla(started)
    })
    return () => {
      isLeft = true
      stopWatching()
      started?.destroy()
      setEmbla(undefined)
    }
  }, [loop, align, duration, inViewThreshold])
  return [viewport, embla] as const
}

function whenNear(element: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
