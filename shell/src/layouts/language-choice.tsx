import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'
import { useRootData } from '@arunika/federation/use-site'
import { useLocation } from 'react-router-dom'

/** Each in its own language. */
const NAMES: Record<Language, string> = { en: 'English', id: 'Bahasa Indonesia' }

/** Links to the page on show in the other languages that it has: a new document, since each has one language. */
export function LanguageChoice() {
  const { site, addressIn } = useRootData()
  const { pathname, search } = useLocation()
  return LANGUAGES.map((language) => {
    const address =
      language === (site.language ?? DEFAULT_LANGUAGE) ? undefined : addressIn?.(pathname, language)
    return (
      address && (
        <a key={language} href={address + search} hrefLang={language} lang={language}>
          {NAMES[language]}
        </a>
      )
    )
  })
}
