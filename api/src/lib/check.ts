import type { FieldErrors } from '@anyam/server/errors'
import * as z from 'zod/mini'
import { groupMessages, invalidFields } from './field-errors.ts'

/** Result of a form check: the value, or the errors by field. */
export type Checked<T> = { value: T; errors?: never } | { value?: never; errors: FieldErrors }

/** Checks a form's text fields, which bypass Fastify's validation. */
export function check<S extends z.ZodMiniType>(schema: S, fields: unknown): Checked<z.output<S>> {
  const result = z.safeParse(schema, fields)
  if (result.success) return { value: result.data }
  const errors = result.error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? 'body'),
    message,
  }))
  return { errors: groupMessages(errors) }
}

/** @throws CodedError 422 naming all invalid fields of the form and its files at once */
export function assertValid<T>(checked: Checked<T>, fileErrors: FieldErrors = {}): T {
  if (checked.errors || Object.keys(fileErrors).length > 0) {
    throw invalidFields({ ...checked.errors, ...fileErrors })
  }
  return checked.value
}
