import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Embla, Slide } from './engine.tsx'

interface SlideInAddressProps {
  viewport: RefObject<HTMLElement | null>
  embla: Embla
  slides: readonly Slide[]
  /** Whether the slides move automatically. */
  playing: boolean
}

/**
 * Goes to the slide that the address names, and names the one to which the visitor moves. No element has the name as its
 * id: the router would scroll to it at every move.
 */
export function SlideInAddress({ viewport, embla, slides, playing }: SlideInAddressProps) {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const index = slides.findIndex(({ key }) => hash === `#${key}`)
  useEffect(() => {
    if (index >= 0 && index !== embla.selectedScrollSnap()) embla.scrollTo(index, true)
  }, [embla, index])

  // Once, for those who come by a link: after a reload, and back from another page, the page is where it was.
  const isNew = useRef(index >= 0)
  useEffect(() => {
    if (isNew.current && window.scrollY === 0) viewport.current?.scrollIntoView({ block: 'center' })
    isNew.current = false
  }, [viewport])

  const onMove = useEffectEvent((first: number) => {
    const key = slides[first]?.key
    if (playing || key === undefined || first === index) return
    void navigate({ search, hash: String(key) }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    let first = embla.selectedScrollSnap()
    // Once it is at rest: a key that is held down moves it more often than an address may change.
    const settle = () => {
      if (first === embla.selectedScrollSnap()) return
      first = embla.selectedScrollSnap()
      onMove(first)
    }
    embla.on('settle', settle)
    return () => {
      embla.off('settle', settle)
    }
  }, [embla])
  return null
}
