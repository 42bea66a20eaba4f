import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { type Draft, keepDraft, takeDraft } from './draft.ts'

/** Carries what was typed over a session that ends meanwhile: the form has it again after the next login. */
export function useDraft<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const { pathname } = useLocation()
  const [restored, setRestored] = useState<Draft>()
  const { getValues, reset } = form

  useEffect(() => {
    const draft = takeDraft(pathname)
    if (!draft) return
    reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true })
    setRestored(draft)
  }, [pathname, getValues, reset])

  const keep = useCallback(() => keepDraft(pathname, getValues()), [pathname, getValues])
  return { restored, keep }
}
