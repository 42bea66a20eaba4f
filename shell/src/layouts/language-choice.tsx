import { useShellWords } from '../words/use-shell-words.ts'
import { settleLanguage, useOtherLanguage } from './other-language.ts'

/** A link to the page on show in the other language, if it is there. */
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
        // A gallery moves the fragment without the router.
        currentTarget.hash = window.location.hash
      }}
    >
      {otherLanguage}
    </a>
  )
}
