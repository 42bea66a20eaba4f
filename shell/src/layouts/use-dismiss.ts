import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Closes an open menu on Escape, and on a press or focus elsewhere.
 * @param media media query for which those close it; Escape always does
 */
export function useDismiss(
  menu: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
  media = 'all',
) {
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') close()
    } else if (!menu.current?.contains(event.target as Node) && window.matchMedia(media).matches) close()
  })
  useEffect(() => {
    if (!open) return
    const types = ['keydown', 'pointerdown', 'focusin']
    for (const type of types) document.addEventListener(type, onEvent)
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent)
    }
  }, [open])
}
