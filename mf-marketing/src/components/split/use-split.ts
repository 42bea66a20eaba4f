import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { clampOffset, type Split, shareAfterKey, shareOf } from './split.ts'

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, [role="slider"]') !== null

/** Moves the handle between two overlaid pictures by mouse, touch, pen, tap and keyboard. */
export function useSplit<Stage extends HTMLElement>() {
  const stage = useRef<Stage>(null)
  const [split, setSplit] = useState<Split>(null)
  /** Distance in pixels between the handle and the pointer that drags it; null while not dragging. */
  const [grip, setGrip] = useState<number | null>(null)
  const share = shareOf(split)

  const moveTo = useCallback((clientX: number) => {
    const box = stage.current?.getBoundingClientRect()
    if (box) setSplit({ offset: clampOffset(clientX - box.left, box.width), width: box.width })
  }, [])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    // Dragging the handle can end with a click on the element below it, so also check where the press started.
    let pressed: EventTarget | null = null
    const press = (event: Event) => {
      pressed = event.target
    }
    const tap = (event: MouseEvent) => {
      if (!isControl(pressed) && !isControl(event.target)) moveTo(event.clientX)
    }
    element.addEventListener('pointerdown', press)
    element.addEventListener('click', tap)
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('click', tap)
    }
  }, [moveTo])

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const box = event.currentTarget.getBoundingClientRect()
      setGrip(event.clientX - (box.left + box.width / 2))
    },
    onPointerMove(event: PointerEvent) {
      if (grip !== null) moveTo(event.clientX - grip)
    },
    onLostPointerCapture: () => setGrip(null),
    onKeyDown(event: KeyboardEvent) {
      const next = shareAfterKey(event.key, share)
      const width = stage.current?.getBoundingClientRect().width
      if (next === undefined || width === undefined) return
      event.preventDefault()
      setSplit({ offset: (next / 100) * width, width })
    },
  }
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--split': split === null ? '50%' : `${split.offset}px`,
  }
  return { stage, style, share, dragging: grip !== null, handle }
}
