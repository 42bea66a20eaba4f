import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'
import { useRootData } from '@arunika/federation/use-site'
import { useLocation } from 'react-router-dom'

/** Key in `localStorage` that is there once the visitor has chosen a language, or declined one. */
const CHOSEN = 'language-chosen'

/** The page on show in the other language, if it is there. A new document, since each has one language. */
export function useOtherLanguage(): { other: Language; href: string } | undefined {
  const { site, addressIn } = useRootData()
  const { pathname, search } = useLocation()
  const { language = DEFAULT_LANGUAGE } = site
  const [other = language] = LANGUAGES.filter((each) => each !== language)
  const address = addressIn?.(pathname, other)
  return address === undefined ? undefined : { other, href: address + search }
}

/** No page offers another language any more. */
export function settleLanguage(): void {
  try {
    localStorage.setItem(CHOSEN, '')
  } catch {
    // The browser forbids its storage: pages offer it again.
  }
}

/** Whether the browser prefers a language, and the visitor has chosen none. */
export function isOffered(language: Language): boolean {
  const known = navigator.languages.find((tag) => LANGUAGES.some((each) => tag.startsWith(each)))
  try {
    return known?.startsWith(language) === true && localStorage.getItem(CHOSEN) === null
  } catch {
    return false
  }
}
