import { isApiError } from '@anyam/data'
import type { SavedResponse } from '@arunika/contracts'
import { recentTime } from '@arunika/text'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showServerErrors } from './server-errors.ts'

/** Next step after saving: the list, or further work on the same entry. */
export type Intent = 'leave' | 'stay'

/** Asked before a save that is probably a mistake. */
export interface SaveQuestion {
  question: string
  explanation: string
  confirmLabel: string
  refuseLabel: string
}

export interface SaveProblem {
  intent: Intent
  text: string
  /** True if another administrator has saved meanwhile; nothing is overwritten unseen. */
  isConflict: boolean
}

type Awaitable<T> = T | Promise<T>

interface SavingOptions<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  save: (values: Output) => Promise<SavedResponse>
  /** Called before the values are read; the returned function is called after the save. */
  hold: (() => Promise<() => void> | undefined) | undefined
  /** Checks that run in sequence before saving; each returns its question, or undefined. */
  questions: readonly (((values: Output) => Awaitable<SaveQuestion | undefined>) | undefined)[]
  /** Applies changes to the form before a save that stays on it. */
  onBeforeStay: (() => void) | undefined
  isUploading: boolean
  /** @param sent values of the form that were saved; others may have been typed since */
  onSaved: (saved: SavedResponse, intent: Intent, sent: Values) => Promise<void>
}

const UPLOADING = 'A picture is still being uploaded. Save again once it is in the text.'

/** Saves a form and reports the result. */
export function useSaving<Values extends FieldValues, Output>(options: SavingOptions<Values, Output>) {
  const { form, save, hold, questions, onBeforeStay, isUploading, onSaved } = options
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem>()
  const [question, setQuestion] = useState<SaveQuestion & { intent: Intent; nth: number }>()

  /** @param confirmed number of questions already confirmed */
  async function run(intent: Intent, confirmed = 0) {
    if (isSaving) return
    setQuestion(undefined)
    if (isUploading) return setProblem({ intent, text: UPLOADING, isConflict: false })
    setProblem(undefined)
    if (intent === 'stay') onBeforeStay?.()
    setSaving(true)
    const release = await hold?.()
    const sent = { ...form.getValues() }
    const submit = form.handleSubmit(async (values) => {
      for (const [nth, questionOf] of questions.entries()) {
        const found = nth < confirmed ? undefined : await questionOf?.(values)
        if (found) return setQuestion({ ...found, intent, nth })
      }
      try {
        await onSaved(await save(values), intent, sent)
      } catch (error) {
        // A log-in appears above the form.
        if (isApiError(error) && error.status === 401) return
        setProblem({ intent, ...problemOf(form, error) })
      }
    })
    try {
      await submit()
    } finally {
      setSaving(false)
      release?.()
    }
  }

  return {
    run,
    isSaving,
    problem,
    question,
    refuse: () => setQuestion(undefined),
    forgetProblem: () => setProblem(undefined),
  }
}

function problemOf<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): Omit<SaveProblem, 'intent'> {
  const text = showServerErrors(form, error)
  if (!isApiError(error) || error.status !== 409) return { text, isConflict: false }
  return { text: [text, whoAndWhen(error.body.changed)].join(' '), isConflict: true }
}

/** Author and time of the version that was not overwritten, as a sentence. */
export const whoAndWhen = (changed: { by: string; at: string } | undefined) =>
  changed ? `It was ${changed.by || 'an administrator'}, on ${recentTime(changed.at)}.` : ''
