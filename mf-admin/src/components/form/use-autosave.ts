import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { afterPause } from '../../lib/after-pause.ts'
import {
  type Autosaved,
  autosave,
  autosaveKey,
  type FormKey,
  forgetAutosaved,
  listAutosaved,
} from './autosave.ts'
import { markOpen, openForms } from './open-forms.ts'

/** Milliseconds without typing before an autosave, and at most between two autosaves during typing. */
export const AUTOSAVE = { pause: 1_000, most: 2_000 }

/** True if stored input differs from what the form shows. The version is no input. */
const bringsChanges = (stored: object, shown: FieldValues) =>
  Object.entries(stored).some(
    ([name, value]) => name !== 'if_updated_at' && JSON.stringify(value) !== JSON.stringify(shown[name]),
  )

/**
 * Autosaves input in this browser. Input of earlier visits that no other tab has open is offered.
 * @param isDocument true for a form whose input the server stores while somebody types
 */
export function useAutosave<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  formKey: FormKey,
  isDocument: boolean,
) {
  const [id] = useState(() => crypto.randomUUID())
  const [offers, setOffers] = useState<readonly Autosaved[]>([])
  const { getValues, reset, watch } = form
  const { isDirty } = form.formState
  const waiting = useRef<ReturnType<typeof afterPause>>(undefined)

  useEffect(() => {
    const close = markOpen(autosaveKey(formKey, id))
    let isHere = true
    void openForms().then((open) => {
      if (isHere)
        setOffers(
          listAutosaved(formKey).filter(
            (entry) => !entry.synced && !open.has(autosaveKey(formKey, entry.id)),
          ),
        )
    })
    return () => {
      isHere = false
      close()
    }
  }, [formKey, id])

  useEffect(() => {
    if (!isDirty || isDocument) return
    const { report, cancel } = afterPause(() => autosave(formKey, id, getValues()), AUTOSAVE)
    waiting.current = { report, cancel }
    report()
    const { unsubscribe } = watch(report)
    return () => {
      cancel()
      unsubscribe()
    }
  }, [isDirty, isDocument, formKey, id, getValues, watch])

  /** Discards the autosave, because the input is saved or no longer wanted. */
  const forget = useCallback(() => {
    // Otherwise the last edits would be stored again while the page unloads.
    waiting.current?.cancel()
    forgetAutosaved(formKey, id)
  }, [formKey, id])

  const dismiss = useCallback(
    (entry: Autosaved) => {
      forgetAutosaved(formKey, entry.id)
      setOffers((others) => others.filter((other) => other !== entry))
    },
    [formKey],
  )

  function restore(entry: Autosaved) {
    reset({ ...getValues(), ...entry.values }, { keepDefaultValues: true })
    autosave(formKey, id, getValues())
    dismiss(entry)
  }

  /** Stores the current input separately from this form, which offers it, as the next form does. */
  const saveCopy = useCallback(() => {
    const copyId = crypto.randomUUID()
    autosave(formKey, copyId, getValues())
    setOffers((others) => [...others, ...listAutosaved(formKey).filter((entry) => entry.id === copyId)])
  }, [formKey, getValues])

  // After a crash, edits that the server has stored are in the form already.
  const offer = offers.find(({ values }) => bringsChanges(values, getValues()))

  return { offer, restore, dismiss, forget, saveCopy }
}
