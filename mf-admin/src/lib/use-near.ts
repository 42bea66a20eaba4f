import { type RefObject, useEffect, useState } from 'react'

/** True once an element has come near the viewport. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      // Browsers without `scrollMargin` report it when it becomes visible.
      { rootMargin: '50%', scrollMargin: '50%' } as IntersectionObserverInit,
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear])
  return isNear
}
