export interface Sight {
  /** For the element. Without one its part of the page counts as seen. */
  inViewRef: (element: Element | null) => void
  /** Whether a poll that is due is wanted. */
  isVisible: () => boolean
  /** Called when the element comes into sight after a poll was due. */
  poll: () => unknown
}

/** Knows whether an element is in the visible part of the page, and whether that tab is. */
export function createSight(): Sight {
  let observer: IntersectionObserver | undefined
  let isInView = true
  let isDue = false
  const sight: Sight = {
    inViewRef(element) {
      observer?.disconnect()
      isInView = true
      if (!element) return
      observer = new IntersectionObserver((entries) => {
        isInView = Boolean(entries.at(-1)?.isIntersecting)
        if (isInView && isDue) sight.poll()
        isDue &&= !isInView
      })
      observer.observe(element)
    },
    isVisible() {
      isDue ||= !isInView
      return isInView && !document.hidden
    },
    poll() {},
  }
  return sight
}
