import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Rules of a form that come when they are first needed. Where they cannot be had the form is sent as it is: the api
 * knows the rules too, and its answer names the fields.
 */
export function laterResolver<Input extends FieldValues>(
  load: () => Promise<Resolver<Input>>,
): Resolver<Input> {
  return async (values, context, options) => {
    const resolve = await load().catch(() => undefined)
    return resolve ? resolve(values, context, options) : { values, errors: {} }
  }
}
