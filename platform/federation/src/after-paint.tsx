import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Content below the first screen, rendered after the first paint on navigation so that the rest appears
 * sooner. It is rendered immediately in the server's document, on back navigation, whose scroll position
 * needs the full height, and if the address has a fragment.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isFollowed = useNavigationType() !== 'POP'
  const { hash } = useLocation()
  const [isDue, setDue] = useState(!isFollowed || hash !== '')
  useEffect(() => (isDue ? undefined : oncePainted(() => startTransition(() => setDue(true)))), [isDue])
  return isDue ? children : null
}

/** Runs work right after the next frame. @returns a function that cancels it */
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
