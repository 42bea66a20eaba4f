import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { autosave, forgetAutosaved, readAutosaved } from './autosave.ts'

/** Milliseconds without typing after which what was typed is kept. */
const PAUSE = 1_000

/** Keeps on this device what is typed, and offers what was left there by an earlier visit. */
export function useAutosave<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
) {
  const { pathname } = useLocation()
  const [offered, setOffered] = useState(() => readAutosaved(pathname))
  /** Counts up when other values are put into the form, for fields that keep a text of their own. */
  const [version, setVersion] = useState(0)
  const { getValues, reset, watch } = form
  const { isDirty } = form.formState

  useEffect(() => {
    if (!isDirty) return
    const keep = () => autosave(pathname, getValues())
    let timer = setTimeout(keep, PAUSE)
    const { unsubscribe } = watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isDirty, pathname, getValues, watch])

  const forget = useCallback(() => {
    forgetAutosaved(pathname)
    setOffered(undefined)
  }, [pathname])

  function restore() {
    if (!offered) return
    reset({ ...getValues(), ...offered.values }, { keepDefaultValues: true })
    setVersion((count) => count + 1)
    setOffered(undefined)
  }
  return { offered, version, restore, forget }
}
