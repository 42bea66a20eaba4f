import { type RefObject, useEffect, useState } from 'react'
import { onceNear } from './once-near.ts'

/** Returns whether an element has come near the viewport; watches only while `isWanted`. */
export function useNear(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isWanted && element.current) return onceNear(element.current, () => setNear(true))
  }, [element, isWanted])
  return isNear
}
