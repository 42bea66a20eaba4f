import { useEffect, useEffectEvent } from 'react'
import type { Embla, Slide } from './engine.tsx'

/**
 * Starts with the slide in the URL fragment, and replaces the fragment when the visitor moves; the browser
 * itself scrolls to a link's target. The router is not informed, because it would scroll at every move.
 * @param slides that can be in the fragment
 * @param playing true while they move automatically
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
    // Waits for `settle`: holding down a key moves it more often than browsers allow the URL to change.
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
