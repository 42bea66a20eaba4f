/** Distance below the viewport from which a slot is hydrated, before a scrolling reader can use it. */
const MARGIN = '600px 0px'

/** Calls back once when an element comes near the viewport; returns a function that cancels it. */
export function onceNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
