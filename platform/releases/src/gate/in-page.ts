/** What tests and the gate have run in a page of the site. */

/**
 * Whether scripts have taken a document over, for `waitForFunction`: the effects of the page have run, and after them
 * the router's, which takes over the restoring of scroll positions. True for documents that are not pages of the site.
 */
export const isTakenOver = () =>
  !document.getElementById('page-state') || history.scrollRestoration === 'manual'

/** Scrolls to the end of the page and back, so that all of it is loaded and revealed. */
export async function scrollThrough() {
  // After effects have run: while a page is scrolled, the browser compensates for shifts above the viewport.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
  // A browser without a screen now and then leaves a frame out: it is not waited for.
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve())
      setTimeout(resolve, 100)
    })
  for (let y = 0; y < document.body.scrollHeight; y += 400) {
    window.scrollTo(0, y)
    await frame()
  }
  window.scrollTo(0, 0)
  await frame()
}

/**
 * Scrolls to one of the visible texts of the page's own content, unless it is in view, and waits for the pictures there.
 * @param at position of the text; the last one if there are fewer, the top of the page if it is -1
 */
export async function scrollToText(at: number) {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
    ({ parentElement, textContent }) =>
      textContent?.trim() &&
      parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
  )
  let element: Element | null = null
  for (let nth = 0; nth <= at && texts.nextNode(); nth++) element = texts.currentNode.parentElement
  const isInView = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  if (element && !isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const loading = [...document.images].filter((image) => !image.complete && image.checkVisibility())
  const loaded = loading.filter(isInView).map((image) => image.decode().catch(() => {}))
  await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 2_000))])
}
