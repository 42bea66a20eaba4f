import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'
import { useRootData } from '@arunika/federation/use-site'
import { useLocation } from 'react-router-dom'

/** Key of the visitor's choice in `localStorage`: a language, once one was chosen or an offer declined. */
const CHOSEN = 'language'

/** The page on show in the other language, if it is there. A new document, since each has one language. */
export function useOtherLanguage(): { other: Language; href: string } | undefined {
  const { site, addressIn } = useRootData()
  const { pathname, search } = useLocation()
  const { language = DEFAULT_LANGUAGE } = site
  const [other = language] = LANGUAGES.filter((each) => each !== language)
  const address = addressIn?.(pathname, other)
  return address === undefined ? undefined : { other, href: address + search }
}

export function choose(language: Language): void {
  try {
    localStorage.setItem(CHOSEN, language)
  } catch {
    // The browser forbids its storage: it offers the language again.
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
