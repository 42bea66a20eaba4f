import { useEffect, useEffectEvent } from 'react'
import type { Embla, Slide } from './engine.tsx'

/**
 * Begins with the slide that the address names, and names the one to which the visitor moves, in place of the last. The
 * browser itself scrolls to what a link names. The router is not told: it would scroll there at every move.
 * @param slides that addresses name
 * @param playing whether they move automatically
 */
export function useSlideInAddress(embla: Embla | undefined, slides: readonly Slide[], playing: boolean) {
  const goToNamed = useEffectEvent((embla: Embla) => {
    const index = slides.findIndex(({ key }) => window.location.hash === `#${key}`)
    if (index >= 0) embla.scrollTo(index, true)
  })
  const nameInAddress = useEffectEvent((index: number) => {
    const slide = slides[index]
    if (slide && !playing) window.history.replaceState(window.history.state, '', `#${slide.key}`)
  })
  useEffect(() => {
    if (!embla) return
    goToNamed(embla)
    let first = embla.selectedScrollSnap()
    // Once it is at rest: a key that is held down moves it more often than an address may change.
    const settle = () => {
      if (first === embla.selectedScrollSnap()) return
      first = embla.selectedScrollSnap()
      nameInAddress(first)
    }
    embla.on('settle', settle)
    return () => {
      embla.off('settle', settle)
    }
  }, [embla])
}
