import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/**
 * Reports errors of the English texts and of the translations together. On its own, a schema runs a check across fields
 * only after all of them are valid.
 * @param whole the schema's check for unfinished translations
 */
export function translationResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
  whole: z.core.$ZodCheck<Record<string, unknown>>,
): Resolver<Values, unknown, Output> {
  const ofFields = standardSchemaResolver(schema)
  const ofTranslations = standardSchemaResolver(z.looseObject({}).check(whole))
  return async (values, context, options) => {
    const found = await ofFields(values, context, options)
    if (Object.keys(found.errors).length === 0) return found
    const { errors } = await ofTranslations(values, context, options as never)
    return { values: {}, errors: { ...errors, ...found.errors } as FieldErrors<Values> }
  }
}
