import { type RefObject, useEffect, useState } from 'react'
import { onceNear } from './once-near.ts'

/** Whether an element has come near the visible part of the page; `isWanted` is whether it matters. */
export function useNear(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isWanted && element.current) return onceNear(element.current, () => setNear(true))
  }, [element, isWanted])
  return isNear
}
