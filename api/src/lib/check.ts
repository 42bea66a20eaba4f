import type { FieldErrors } from '@arunika/server/errors'
import * as z from 'zod/mini'
import { groupMessages, invalidFields } from './field-errors.ts'

/** Result of checking a form: the value, or the errors of each field. */
export type Checked<T> = { value: T; errors?: never } | { value?: never; errors: FieldErrors }

/** Checks the text fields of a form, which never pass through Fastify's own validation. */
export function check<S extends z.ZodMiniType>(schema: S, fields: unknown): Checked<z.output<S>> {
  const result = z.safeParse(schema, fields)
  if (result.success) return { value: result.data }
  const errors = result.error.issues.map(({ path, message }) => ({
    field: String(path[0] ?? 'body'),
    message,
  }))
  return { errors: groupMessages(errors) }
}

/** @throws CodedError 422 naming all faulty fields of the form and its files at once */
export function assertValid<T>(checked: Checked<T>, fileErrors: FieldErrors = {}): T {
  if (checked.errors || Object.keys(fileErrors).length > 0) {
    throw invalidFields({ ...checked.errors, ...fileErrors })
  }
  return checked.value
}
