import { DEFAULT_LANGUAGE, type Language, OTHER_LANGUAGES } from '@arunika/contracts/site'
import { useEffect, useState } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { fieldIn, type TranslatedText, translatedFields } from './translated-texts.ts'

/**
 * Manages the language shown beside English.
 * @param texts all translatable texts of the form; the first one is a single line
 */
export function useTranslation<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  texts: readonly [TranslatedText, ...TranslatedText[]],
) {
  const { control, clearErrors, getValues, setFocus, setValue } = form
  const { errors } = form.formState
  const fields = translatedFields(texts)
  const translated = useWatch({
    control,
    compute: (values: Values) =>
      OTHER_LANGUAGES.filter((each) =>
        fields.some(({ name, language }) => language === each && values[name]),
      ),
  })
  const [chosen, setChosen] = useState<Language>()
  const [opened, setOpened] = useState<readonly Language[]>([DEFAULT_LANGUAGE])
  const [nextFocus, setNextFocus] = useState<string>()

  const shown: Language = chosen ?? translated[0] ?? DEFAULT_LANGUAGE
  // Stays open when its last text is cleared to be rewritten.
  if (!chosen && shown !== DEFAULT_LANGUAGE) setChosen(shown)
  if (!opened.includes(shown)) setOpened([...opened, shown])

  const invalid = fields.find(({ name }) => errors[name])
  const invalidLanguage = invalid?.language
  // A rich-text editor cannot take the focus before it has loaded.
  const focusable =
    invalid && (invalid.kind === 'rich' ? fieldIn(invalid.language, texts[0].name) : invalid.name)
  const isEnglishValid = Object.keys(errors).every((name) => name.includes('@'))

  useEffect(() => {
    if (!invalidLanguage || shown === invalidLanguage) return
    setChosen(invalidLanguage)
    if (isEnglishValid) setNextFocus(focusable)
  }, [invalidLanguage, shown, isEnglishValid, focusable])

  // Only after it is shown.
  useEffect(() => {
    if (!nextFocus) return
    setFocus(nextFocus as Path<Values>)
    setNextFocus(undefined)
  }, [nextFocus, setFocus])

  /** Fills the fields of the visible language with texts. */
  function put(textOf: (original: string) => string) {
    for (const { name, original, language } of fields) {
      if (language !== shown) continue
      const path = name as Path<Values>
      setValue(path, textOf(original) as PathValue<Values, typeof path>, { shouldDirty: true })
      clearErrors(path)
    }
  }

  return {
    /** English if no other language is shown. */
    shown,
    isTranslating: shown !== DEFAULT_LANGUAGE,
    /** Languages whose fields stay mounted while hidden, so that an upload into a text continues. */
    opened,
    /** Languages with at least one text. */
    translated: translated as readonly Language[],
    choose(language: Language) {
      // The next attempt to save shows them again.
      for (const { name } of fields) clearErrors(name as Path<Values>)
      setChosen(language)
    },
    copyEnglish: () => put((original) => String(getValues(original as Path<Values>) ?? '')),
    remove() {
      put(() => '')
      setChosen(DEFAULT_LANGUAGE)
    },
  }
}

export type Translation = ReturnType<typeof useTranslation>
