import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What of a page nobody sees before they scroll. Where a link leads to the page it comes once the rest is painted,
 * so that the rest comes sooner. It is there from the start in the document of the server, on the way back, whose
 * scroll position needs the whole height, and where the address names a place of the page.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  const [isDue, setDue] = useState(!isFollowed || hash !== '')
  useEffect(() => (isDue ? undefined : oncePainted(() => startTransition(() => setDue(true)))), [isDue])
  return isDue ? children : null
}

/** Does what need not be there for the next frame right after it; gives what calls it off. */
export function oncePainted(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
