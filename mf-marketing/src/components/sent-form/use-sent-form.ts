import { ApiError, isApiError } from '@anyam/data'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { MessageResponse } from '@arunika/contracts'
import { type FormCode, useLaterForm } from '@arunika/ui/forms'
import type { ErrorSummary } from '@arunika/ui/forms/error-summary'
import { useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorWords } from './error-words.ts'
import { formWords } from './words.ts'

/** Code that is loaded only when the form is used. */
interface FormParts<Input extends FieldValues> {
  createForm: () => FormCode<Input>
  ErrorSummary: typeof ErrorSummary
}

interface SentForm<Input extends FieldValues> {
  names: readonly FieldPath<Input>[]
  load: () => Promise<FormParts<Input>>
  /** @param key idempotency key: the api accepts each key once */
  send: (input: Input, key: string) => Promise<MessageResponse>
  /** Thank-you text for pages that are not in the api's language. */
  thanks: string
}

/** Result of the last attempt. */
type Outcome = { kind: 'sent' | 'failed'; message: string } | undefined

/** Submits a form to the api and preserves the input until the api has accepted it. */
export function useSentForm<Input extends FieldValues>({
  names,
  load,
  send: sendInput,
  thanks,
}: SentForm<Input>) {
  const words = useWords(formWords)
  const errorTexts = useWords(errorWords)
  const language = useLanguage()
  const [outcome, setOutcome] = useState<Outcome>()
  const [parts, setParts] = useState<Pick<FormParts<Input>, 'ErrorSummary'>>()
  // Reused for every attempt until the input has been accepted.
  const key = useRef<string>(undefined)
  const fail = (error: ApiError) => setOutcome({ kind: 'failed', message: words.failure(error) })

  const send = async (input: Input, form: FormCode<Input>) => {
    setOutcome(undefined)
    key.current ??= crypto.randomUUID()
    try {
      const { message } = await sendInput(input, key.current)
      key.current = undefined
      clear()
      setOutcome({ kind: 'sent', message: words.arrived(message, thanks) })
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      // A 4xx response means that nothing was stored; the corrected input needs a new key.
      if (error.status >= 400 && error.status < 500) key.current = undefined
      const invalid = names.filter((field) => error.body.errors?.[field]?.[0])
      for (const field of invalid) form.setError(field, { message: error.body.errors?.[field]?.[0] ?? '' })
      if (invalid.length === 0) fail(error)
      return invalid.length === 0
    }
  }

  const { handlers, element, errors, failures, isBusy, clear } = useLaterForm<Input>({
    names,
    async load() {
      const [{ createForm, ErrorSummary }] = await Promise.all([
        load(),
        language && errorWords.load(language),
      ])
      setParts({ ErrorSummary })
      return createForm()
    },
    send,
    onInvalid: () => setOutcome(undefined),
    onUnavailable: () => fail(new ApiError(0, {})),
  })
  const errorOf = (name: FieldPath<Input>) => {
    const message = errors[name]?.message as string | undefined
    return message && errorTexts.message(message)
  }
  const messages = Object.fromEntries(names.map((name) => [name, errorOf(name)]))
  return { handlers, element, errorOf, failures, messages, parts, isBusy, outcome }
}
