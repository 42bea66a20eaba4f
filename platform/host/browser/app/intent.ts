const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Calls `warm` once for each page of the site whose link is pointed at, focused or touched. The browser does
 * not prefetch these.
 */
export function watchIntent(warm: (url: URL) => Promise<void>) {
  document.documentElement.dataset.live = ''
  const warmed = new Set<string>()
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
    const url = new URL(link.href)
    if (warmed.has(url.pathname) || url.pathname === window.location.pathname) return
    warmed.add(url.pathname)
    // A failure will surface when the link is followed.
    warm(url).catch(() => warmed.delete(url.pathname))
  }
  for (const type of EVENTS) document.addEventListener(type, onIntent, { passive: true })
}
