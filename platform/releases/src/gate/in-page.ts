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
