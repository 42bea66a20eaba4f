import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the visible part of the page. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      // Browsers that know no `scrollMargin` see it when it comes into sight.
      { rootMargin: '50%', scrollMargin: '50%' } as IntersectionObserverInit,
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear])
  return isNear
}
