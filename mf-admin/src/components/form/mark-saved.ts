import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Fields that every form of the back-office has in addition to its own. */
export interface Versioned extends FieldValues {
  /** Version that was opened; empty for a new entry. */
  if_updated_at?: string | undefined
}

/** Makes saved values those that the form started from. What was typed during the save stays, as a change. */
export function markSaved<Values extends Versioned, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  saved: Values,
) {
  form.setValue('if_updated_at' as Path<Values>, saved.if_updated_at as PathValue<Values, Path<Values>>)
  form.reset(saved, { keepValues: true })
}
