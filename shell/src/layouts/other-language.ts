import { useRootData } from '@anyam/federation/use-site'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'
import { useLocation } from 'react-router-dom'

/** Key in `localStorage` of the language that the visitor chose or settled for. */
const CHOSEN = 'language-chosen'

/**
 * The current page in the other language, if available. It needs a new document, because a document has one
 * language.
 */
export function useOtherLanguage(): { other: Language; href: string } | undefined {
  const { site, addressIn } = useRootData()
  const { pathname, search } = useLocation()
  const { language = DEFAULT_LANGUAGE } = site
  const [other = language] = LANGUAGES.filter((each) => each !== language)
  const address = addressIn?.(pathname, other)
  return address === undefined ? undefined : { other, href: address + search }
}

/** From now on, pages in this language offer no other one, and pages in another language offer this one. */
export function settleLanguage(language: Language): void {
  try {
    localStorage.setItem(CHOSEN, language)
  } catch {
    // The browser blocks storage, so pages will offer it again.
  }
}

/** True if the visitor chose the language, or chose none and the browser prefers it. */
export function isOffered(language: Language): boolean {
  const known = navigator.languages.find((tag) => LANGUAGES.some((each) => tag.startsWith(each)))
  try {
    return (localStorage.getItem(CHOSEN) ?? known)?.startsWith(language) === true
  } catch {
    return false
  }
}
