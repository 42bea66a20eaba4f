import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormKey } from './autosave.ts'
import { keepAutosave, type SessionAutosave, takeAutosave } from './session-autosave.ts'

/** Carries what was typed over a session that ends meanwhile: the form has it again after the next login. */
export function useAutosaved<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  formKey: FormKey,
) {
  const [restored, setRestored] = useState<SessionAutosave>()
  const { getValues, reset } = form

  useEffect(() => {
    const autosaved = takeAutosave(formKey)
    if (!autosaved) return
    reset({ ...getValues(), ...autosaved.values }, { keepDefaultValues: true })
    setRestored(autosaved)
  }, [formKey, getValues, reset])

  const keep = useCallback(() => keepAutosave(formKey, getValues()), [formKey, getValues])
  return { restored, keep }
}
