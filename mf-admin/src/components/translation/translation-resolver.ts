import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/**
 * Names what the English texts lack and what the translations lack at once: a schema runs a check that spans its fields
 * only after all of them are valid.
 * @param whole the check of the schema that finds unfinished translations
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
