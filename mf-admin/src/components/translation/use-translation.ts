import { DEFAULT_LANGUAGE, type Language, OTHER_LANGUAGES } from '@arunika/contracts/site'
import { useEffect, useState } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { fieldIn, type TranslatedText, translatedFields } from './translated-texts.ts'

/**
 * The language that a form shows next to English.
 * @param texts all texts of the form that can be translated; the first one is a single line
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
  const [restarts, setRestarts] = useState(0)
  const [opened, setOpened] = useState<readonly Language[]>([DEFAULT_LANGUAGE])
  const [nextFocus, setNextFocus] = useState<string>()

  const shown: Language = chosen ?? translated[0] ?? DEFAULT_LANGUAGE
  // It stays open when its last text is emptied to be written again.
  if (!chosen && shown !== DEFAULT_LANGUAGE) setChosen(shown)
  if (!opened.includes(shown)) setOpened([...opened, shown])

  const invalid = fields.find(({ name }) => errors[name])
  const invalidLanguage = invalid?.language
  // The editor of a rich text cannot take the focus before it is loaded.
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

  /** Puts texts into the fields of the language that is shown. */
  function put(textOf: (original: string) => string) {
    for (const { name, original, language } of fields) {
      if (language !== shown) continue
      const path = name as Path<Values>
      setValue(path, textOf(original) as PathValue<Values, typeof path>, { shouldDirty: true })
      clearErrors(path)
    }
    setRestarts((count) => count + 1)
  }

  return {
    /** English if it is alone. */
    shown,
    isTranslating: shown !== DEFAULT_LANGUAGE,
    /** Languages whose fields stay in the form while they are hidden: an upload into a text must not stop. */
    opened,
    /** Languages that have any text. */
    translated: translated as readonly Language[],
    /** Changes when something other than typing replaces the translated texts. */
    restarts,
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
