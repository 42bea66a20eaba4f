import { isApiError } from '@anyam/data'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Shows the api's messages at their fields.
 * @returns the text to show in addition: the general message, and messages of fields that the form lacks
 */
export function showServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): string {
  if (!isApiError(error)) return 'Something went wrong. Please try again.'
  const rest: string[] = [error.message]
  for (const [wireName, messages] of Object.entries(error.body.errors ?? {})) {
    const name = wireName.replace(/\[\]$/, '')
    const message = messages[0]
    if (message === undefined) continue
    const isField = name in form.getValues() || form.getValues(name as Path<Values>) !== undefined
    if (isField) form.setError(name as Path<Values>, { message }, { shouldFocus: true })
    else rest.push(message)
  }
  return rest.join(' ')
}
