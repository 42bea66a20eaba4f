export interface Sight {
  /** Ref of the element. Without an element, this part of the page counts as visible. */
  inViewRef: (element: Element | null) => void
  /** Returns whether a due poll should run. */
  isVisible: () => boolean
  /** Called when the element comes into view after a poll was due. */
  poll: () => unknown
}

/** Tracks whether an element is in view and its tab is visible. */
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
