import { languageAt, withoutLanguage } from '@anyam/protocol/languages'
import { isRetired } from '../reports/page-loads.ts'

/**
 * Follows site links through the router in markup that no component has hydrated.
 * In a tab with a retired release set, the browser follows them.
 * @returns a function that ends it
 */
export function followLinks(element: Element, follow: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !element.contains(link) || !isPlain(event) || isRetired()) return
    if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return
    if (languageAt(link.pathname) !== languageAt(window.location.pathname)) return
    event.preventDefault()
    // The router prepends the language again.
    follow(withoutLanguage(link.pathname) + link.search + link.hash)
  }
  // React stops clicks on elements that are not hydrated before they reach the element.
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}

/** True for a click that opens neither another tab nor a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
