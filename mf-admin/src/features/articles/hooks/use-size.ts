import { type RefObject, useEffect, useRef, useState } from 'react'

/** Current inner size of an element in pixels; both 1 until measured. */
export function useSize<Element extends HTMLElement>(): [RefObject<Element | null>, DOMRect] {
  const element = useRef<Element>(null)
  const [size, setSize] = useState(() => new DOMRect(0, 0, 1, 1))
  useEffect(() => {
    if (!element.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize(DOMRect.fromRect(entry.contentRect))
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [])
  return [element, size]
}
