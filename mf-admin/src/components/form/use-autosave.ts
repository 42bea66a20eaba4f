import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import {
  type Autosaved,
  autosave,
  autosaveKey,
  type FormKey,
  forgetAutosaved,
  listAutosaved,
} from './autosave.ts'
import { markOpen, openForms } from './open-forms.ts'

/** Milliseconds without typing before the input is autosaved. */
const PAUSE = 1_000

/** Keeps in this browser what is typed, and offers what earlier visits left there and no other tab has open. */
export function useAutosave<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  formKey: FormKey,
) {
  const [id] = useState(() => crypto.randomUUID())
  const [offers, setOffers] = useState<readonly Autosaved[]>([])
  /** Counts up when other values are put into the form, for fields that keep a text of their own. */
  const [version, setVersion] = useState(0)
  const { getValues, reset, watch } = form
  const { isDirty } = form.formState

  useEffect(() => {
    const close = markOpen(autosaveKey(formKey, id))
    let isHere = true
    void openForms().then((open) => {
      if (isHere)
        setOffers(listAutosaved(formKey).filter((entry) => !open.has(autosaveKey(formKey, entry.id))))
    })
    return () => {
      isHere = false
      close()
    }
  }, [formKey, id])

  useEffect(() => {
    if (!isDirty) return
    const keep = () => autosave(formKey, id, getValues())
    let timer = setTimeout(keep, PAUSE)
    const { unsubscribe } = watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isDirty, formKey, id, getValues, watch])

  /** What is typed here needs no keeping any more. */
  const forget = useCallback(() => forgetAutosaved(formKey, id), [formKey, id])

  const dismiss = useCallback(
    (entry: Autosaved) => {
      forgetAutosaved(formKey, entry.id)
      setOffers((others) => others.filter((other) => other !== entry))
    },
    [formKey],
  )

  function restore(entry: Autosaved) {
    reset({ ...getValues(), ...entry.values }, { keepDefaultValues: true })
    setVersion((count) => count + 1)
    autosave(formKey, id, getValues())
    dismiss(entry)
  }

  /** Keeps what is typed now for later, apart from the form: it is offered by the next one. */
  const saveCopy = useCallback(
    () => autosave(formKey, crypto.randomUUID(), getValues()),
    [formKey, getValues],
  )

  return { offer: offers[0], version, restore, dismiss, forget, saveCopy }
}
