import { useCallback, useEffect, useState } from 'react'
import type { Embla } from './use-embla.ts'

/** Milliseconds between two slides of a carousel that moves by itself. */
const AUTOPLAY_DELAY = 2500

/**
 * Moves a carousel by itself until somebody touches it. Embla's own plugin is not used: it starts again with
 * each change of the layout, and a visitor who stopped it would see it move again.
 * @param wanted whether it may move at all
 */
export function useAutoplay(embla: Embla | undefined, wanted: boolean) {
  const [stopped, setStopped] = useState(false)
  const playing = wanted && !stopped
  const stop = useCallback(() => setStopped(true), [])
  const toggle = useCallback(() => setStopped((was) => !was), [])
  useEffect(() => {
    if (!embla || !playing) return
    const viewport = embla.rootNode()
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext()
    }, AUTOPLAY_DELAY)
    viewport.addEventListener('pointerdown', stop)
    viewport.addEventListener('focusin', stop)
    return () => {
      clearInterval(timer)
      viewport.removeEventListener('pointerdown', stop)
      viewport.removeEventListener('focusin', stop)
    }
  }, [embla, playing, stop])
  return { playing, stop, toggle }
}
