import { useWords } from '@anyam/federation/use-words'
import { ErrorSummary } from '@arunika/ui/forms/error-summary'
import type { ComponentProps } from 'react'
import { problemWords } from '../../../lib/problem-words.ts'
import { formWords } from '../form-words.ts'

type FormErrorsProps = Pick<ComponentProps<typeof ErrorSummary>, 'form' | 'messages'>

/** Error summary above the form's fields. */
export function FormErrors({ form, messages }: FormErrorsProps) {
  const { ofField } = useWords(problemWords)
  const { summary } = useWords(formWords)
  const inWords = Object.entries(messages).map(([name, message]) => [name, ofField(message)])
  return <ErrorSummary form={form} messages={Object.fromEntries(inWords)} words={summary} />
}
