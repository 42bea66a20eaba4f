import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'
import { useRootData } from '@arunika/federation/use-site'
import { useLocation } from 'react-router-dom'

/** Key in `localStorage` of the language that the visitor has chosen, or stayed with. */
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

/** Pages in this language offer no other any more; those in another one offer this. */
export function settleLanguage(language: Language): void {
  try {
    localStorage.setItem(CHOSEN, language)
  } catch {
    // The browser forbids its storage: pages offer it again.
  }
}

/** Whether the visitor has chosen a language, or has chosen none and the browser prefers it. */
export function isOffered(language: Language): boolean {
  const known = navigator.languages.find((tag) => LANGUAGES.some((each) => tag.startsWith(each)))
  try {
    return (localStorage.getItem(CHOSEN) ?? known)?.startsWith(language) === true
  } catch {
    return false
  }
}
