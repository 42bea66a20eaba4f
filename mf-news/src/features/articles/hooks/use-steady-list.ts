import { type RefObject, useEffect, useState } from 'react'

interface Named {
  id: number
}

/** Pixels from the top within which nobody has begun to read on. */
const AT_TOP = 120

const sameItems = (one: readonly Named[], other: readonly Named[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

/** Whether new items would move something away from under the reader's eyes, finger or focus. */
function isReading(root: Element | null): boolean {
  if (document.visibilityState === 'hidden') return false
  return window.scrollY > AT_TOP || root?.querySelector('a:is(:hover, :focus)') != null
}

/**
 * Keeps a polled list still while it is being read: edits of items show at once, but items that come, go or
 * change places wait until `update` is called, or until nobody is reading when the next answer comes.
 * @param fresh the latest answer
 * @param root element that holds the list
 */
export function useSteadyList<Item extends Named>(
  fresh: readonly Item[] | undefined,
  root: RefObject<Element | null>,
) {
  const [kept, setKept] = useState(fresh)
  const isWaiting = kept !== undefined && fresh !== undefined && !sameItems(kept, fresh)
  useEffect(() => {
    setKept((before) => {
      const mustWait = before && fresh && !sameItems(before, fresh) && isReading(root.current)
      return mustWait ? before : (fresh ?? before)
    })
  }, [fresh, root])
  return { items: isWaiting ? kept : fresh, isWaiting, update: () => setKept(fresh) }
}
