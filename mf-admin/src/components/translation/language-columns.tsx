import { LANGUAGE_NAMES } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@arunika/contracts/site'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import styles from './language-columns.module.css'
import { TextInLanguage } from './text-in-language.tsx'
import { fieldIn, type TranslatedText } from './translated-texts.ts'
import type { Translation } from './use-translation.ts'

interface LanguageColumnsProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  texts: readonly TranslatedText[]
  translation: Pick<Translation, 'shown' | 'opened' | 'isTranslating'>
  /** Actual language of the text in the English fields, if it is not English. */
  writtenIn?: Language | undefined
  /** Hint by field name. */
  hintOf?: (name: string) => ReactNode
}

/** English texts, beside those of the other language while it is shown. */
export function LanguageColumns<Values extends FieldValues, Output>(
  props: LanguageColumnsProps<Values, Output>,
) {
  const { form, texts, translation, writtenIn, hintOf } = props
  const { shown, opened, isTranslating } = translation
  return (
    <div className={styles.columns}>
      {LANGUAGES.filter((language) => opened.includes(language)).map((language) => (
        <section
          key={language}
          className={styles.column}
          aria-label={isTranslating ? LANGUAGE_NAMES[language] : undefined}
          hidden={language !== DEFAULT_LANGUAGE && language !== shown}
        >
          {isTranslating && <h2 className={styles.language}>{LANGUAGE_NAMES[language]}</h2>}
          {texts.map((text) => {
            const name = fieldIn(language, text.name)
            return (
              <TextInLanguage
                key={name}
                form={form}
                text={text}
                language={language}
                writtenIn={language === DEFAULT_LANGUAGE ? writtenIn : undefined}
                hint={hintOf?.(name)}
              />
            )
          })}
        </section>
      ))}
    </div>
  )
}
