import { languageAt, withoutLanguage } from '@arunika/contracts/site'
import { isRetired } from '../reports/page-loads.ts'

/**
 * Follows links of the site in markup that no component has taken over, as the router follows those of its own.
 * A tab whose release set is retired leaves them to the browser.
 * @returns what ends it
 */
export function followLinks(element: Element, follow: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !element.contains(link) || !isPlain(event) || isRetired()) return
    if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return
    if (languageAt(link.pathname) !== languageAt(window.location.pathname)) return
    event.preventDefault()
    // The router puts the language before it again.
    follow(withoutLanguage(link.pathname) + link.search + link.hash)
  }
  // React stops clicks on what it has not hydrated before they reach an element.
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}

/** Not one that opens another tab or a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
