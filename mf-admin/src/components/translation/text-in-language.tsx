import type { Language } from '@arunika/contracts/site'
import { Field } from '@arunika/ui'
import type { ReactNode } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useFormState } from 'react-hook-form'
import { RichTextField } from '../editor/rich-text-field.tsx'
import { fieldIn, labelIn, type TranslatedText } from './translated-texts.ts'

interface TextInLanguageProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  text: TranslatedText
  language: Language
  /** Actual language of the text, if it differs from its field's. */
  writtenIn?: Language | undefined
  hint: ReactNode
}

/** The field of one text in one language. */
export function TextInLanguage<Values extends FieldValues, Output>(
  props: TextInLanguageProps<Values, Output>,
) {
  const { form, text, language, writtenIn = language, hint } = props
  const { control, register, getFieldState } = form
  const name = fieldIn(language, text.name) as Path<Values>
  const label = labelIn(language, text.label)
  const { error } = getFieldState(name, useFormState({ control, name }))
  if (text.kind === 'rich')
    return <RichTextField label={label} name={name} control={control} language={language} />
  return (
    <Field label={label} hint={hint} error={error?.message}>
      {(props) =>
        text.kind === 'single-line' ? (
          <input {...props} {...register(name)} lang={writtenIn} dir="auto" autoComplete="off" />
        ) : (
          <textarea {...props} {...register(name)} lang={writtenIn} dir="auto" rows={text.rows ?? 3} />
        )
      }
    </Field>
  )
}
