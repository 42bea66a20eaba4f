/** So far below the visible part a slot is hydrated: before a reader who scrolls can use it. */
const MARGIN = '600px 0px'

/** Calls back once when an element comes near the visible part of the page; gives what calls it off. */
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
