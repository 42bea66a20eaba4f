import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormPlace } from './autosave.ts'
import { type Draft, keepDraft, takeDraft } from './draft.ts'

/** Carries what was typed over a session that ends meanwhile: the form has it again after the next login. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  place: FormPlace,
) {
  const [restored, setRestored] = useState<Draft>()
  const { getValues, reset } = form

  useEffect(() => {
    const draft = takeDraft(place)
    if (!draft) return
    reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true })
    setRestored(draft)
  }, [place, getValues, reset])

  const keep = useCallback(() => keepDraft(place, getValues()), [place, getValues])
  return { restored, keep }
}
