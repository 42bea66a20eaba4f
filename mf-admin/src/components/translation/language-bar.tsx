import { LANGUAGE_NAMES } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { SegmentedChoice } from '../form/segmented-choice.tsx'
import styles from './language-bar.module.css'
import { inWords } from './translated-texts.ts'
import type { Translation } from './use-translation.ts'

const choiceOf = (language: Language) => inWords([...new Set<Language>([DEFAULT_LANGUAGE, language])])

const choices = LANGUAGES.map((language) => ({ value: language, label: choiceOf(language) }))

/** Selects the visible languages, with actions on a whole translation. */
export function LanguageBar({ translation }: { translation: Translation }) {
  const { shown, isTranslating, translated, choose, copyEnglish, remove } = translation
  const [question, setQuestion] = useState<'copy' | 'remove'>()
  const hasText = translated.includes(shown)
  const close = () => setQuestion(undefined)
  return (
    <div className={styles.bar}>
      <SegmentedChoice legend="Languages of the texts" choices={choices} chosen={shown} onChoose={choose} />
      {!isTranslating && translated.length > 0 && (
        <p className={styles.hidden}>It has a text in {inWords(translated)}, which is saved with it.</p>
      )}
      {isTranslating && (
        <Button variant="secondary" onClick={() => (hasText ? setQuestion('copy') : copyEnglish())}>
          Copy the English text
        </Button>
      )}
      {isTranslating && hasText && (
        <Button variant="secondary" onClick={() => setQuestion('remove')}>
          Remove the translation
        </Button>
      )}
      <ConfirmDialog
        open={question === 'copy'}
        question={`Replace the ${LANGUAGE_NAMES[shown]} text?`}
        confirmLabel="Replace"
        refuseLabel="Keep it"
        onConfirm={() => {
          copyEnglish()
          close()
        }}
        onRefuse={close}
      >
        <p>The English text takes its place, for you to translate.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'remove'}
        question={`Remove the ${LANGUAGE_NAMES[shown]} text?`}
        confirmLabel="Remove"
        refuseLabel="Keep it"
        onConfirm={() => {
          remove()
          close()
        }}
        onRefuse={close}
      >
        <p>Title and texts of this language are discarded. Readers get the English ones once you save.</p>
      </ConfirmDialog>
    </div>
  )
}
