import { useCallback, useEffect, useRef, useState } from 'react'
import { type RefusedPicture, unsuitableFiles } from './picture-upload.ts'

/** Pictures that could not be inserted, until dismissed or retried. */
export function useRefusedPictures() {
  const frame = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([])

  const refuse = useCallback((picture: RefusedPicture) => setRefused((others) => [...others, picture]), [])
  const dismiss = useCallback(
    (picture: RefusedPicture) => setRefused((all) => all.filter((other) => other !== picture)),
    [],
  )

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const listen = (event: Event) => unsuitableFiles(event).forEach(refuse)
    const events = ['change', 'drop', 'paste'] as const
    for (const name of events) element.addEventListener(name, listen, true)
    return () => {
      for (const name of events) element.removeEventListener(name, listen, true)
    }
  }, [refuse])

  return { frame, refused, refuse, dismiss }
}
