import { useShellWords } from '../words/use-shell-words.ts'
import { settleLanguage, useOtherLanguage } from './other-language.ts'

/** Link to the current page in the other language, if available. */
export function LanguageChoice({ className }: { className?: string | undefined }) {
  const found = useOtherLanguage()
  const { otherLanguage } = useShellWords()
  if (!found) return null
  const { other, href } = found
  return (
    <a
      href={href}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={({ currentTarget }) => {
        settleLanguage(other)
        // A gallery changes the fragment without the router.
        currentTarget.hash = window.location.hash
      }}
    >
      {otherLanguage}
    </a>
  )
}
