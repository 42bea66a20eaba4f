import { DEFAULT_LANGUAGE, LANGUAGES } from '@arunika/contracts/site'
import { useRootData } from '@arunika/federation/use-site'
import { useLocation } from 'react-router-dom'
import { useShellWords } from '../words/use-shell-words.ts'

/** A link to the page on show in the other language, if it is there: a new document, since each has one language. */
export function LanguageChoice() {
  const { site, addressIn } = useRootData()
  const { pathname, search } = useLocation()
  const { otherLanguage } = useShellWords()
  const { language = DEFAULT_LANGUAGE } = site
  const [other = language] = LANGUAGES.filter((each) => each !== language)
  const address = addressIn?.(pathname, other)
  return (
    address && (
      <a href={address + search} hrefLang={other} lang={other}>
        {otherLanguage}
      </a>
    )
  )
}
