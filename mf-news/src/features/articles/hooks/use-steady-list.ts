import { type RefObject, useEffect, useState } from 'react'

interface Named {
  id: number
}

/** Within this distance from the top, in pixels, the reader has not started reading. */
const AT_TOP = 120

const sameItems = (one: readonly Named[], other: readonly Named[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

/** True if new items would move content that the reader sees, touches or has focused. */
function isReading(root: Element | null): boolean {
  if (document.visibilityState === 'hidden') return false
  return window.scrollY > AT_TOP || root?.querySelector('a:is(:hover, :focus)') != null
}

/**
 * Holds a polled list still while it is being read. Edits show at once; items that come, go or move wait for `update`,
 * or for a response after the reader has left the list.
 * @param fresh the latest response
 * @param root element that contains the list
 */
export function useSteadyList<Item extends Named>(
  fresh: readonly Item[] | undefined,
  root: RefObject<Element | null>,
) {
  const [list, setList] = useState(fresh)
  const isWaiting = list !== undefined && fresh !== undefined && !sameItems(list, fresh)
  useEffect(() => {
    setList((before) => {
      const mustWait = before && fresh && !sameItems(before, fresh) && isReading(root.current)
      return mustWait ? before : (fresh ?? before)
    })
  }, [fresh, root])
  return { items: isWaiting ? list : fresh, isWaiting, update: () => setList(fresh) }
}
