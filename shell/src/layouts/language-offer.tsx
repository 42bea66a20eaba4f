import { useLanguage } from '@anyam/federation/use-words'
import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import { IconButton } from '@arunika/ui'
import { useEffect, useState } from 'react'
import { useShellWords } from '../words/use-shell-words.ts'
import { LanguageChoice } from './language-choice.tsx'
import styles from './language-offer.module.css'
import { isOffered, settleLanguage, useOtherLanguage } from './other-language.ts'

/** Offers the page in the language that the visitor chose before, or otherwise the one that the browser prefers. */
export function LanguageOffer() {
  const { offer, decline } = useShellWords()
  const language = useLanguage() ?? DEFAULT_LANGUAGE
  const other = useOtherLanguage()?.other
  const [offered, setOffered] = useState<Language>()
  useEffect(() => setOffered(other && isOffered(other) ? other : undefined), [other])
  if (!offered) return null
  return (
    <div className={styles.offer} role="status" lang={offered}>
      {offer} <LanguageChoice />
      <IconButton
        label={decline}
        onClick={() => {
          settleLanguage(language)
          setOffered(undefined)
        }}
      >
        ×
      </IconButton>
    </div>
  )
}
