import { CodedError, type FieldErrors } from '@anyam/server/errors'

/** The error for invalid fields, e.g. `invalidFields({ title: ['Article title is required.'] })`. */
export const invalidFields = (errors: FieldErrors) => new CodedError('validation_failed', { errors })

/** Sentences of a refusal for people: those of its fields, otherwise its own. */
export function sentencesOf(error: CodedError): string[] {
  const messages = Object.values(error.body.errors ?? {}).flat()
  return messages.length > 0 ? messages : [error.message]
}

/** Groups messages by field, without duplicates and in order. */
export function groupMessages(issues: Iterable<{ field: string; message: string }>): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, message } of issues) {
    const messages = errors[field] ?? []
    if (!messages.includes(message)) errors[field] = [...messages, message]
  }
  return errors
}

/** True for an error that guarantees that nothing was changed. */
export const isRefusal = (error: unknown) =>
  error instanceof CodedError && (error.status < 500 || error.code === 'documents_full')
