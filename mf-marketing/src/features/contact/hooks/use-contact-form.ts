import type { ContactInput } from '@arunika/contracts'
import { ApiError, isApiError } from '@arunika/data'
import { type FormCode, useLaterForm } from '@arunika/ui/forms'
import { useRef, useState } from 'react'
import { sendMessage } from '../api/send-message.ts'

const fields = ['name', 'email', 'subject', 'message'] as const satisfies (keyof ContactInput)[]

/** What the page needs only when its form is used. */
type FormParts = Pick<typeof import('../form.ts'), 'ErrorSummary'>

/** Result of the last attempt. */
type Outcome = { kind: 'sent' | 'failed'; message: string } | undefined

export function useContactForm() {
  const [outcome, setOutcome] = useState<Outcome>()
  const [parts, setParts] = useState<FormParts>()
  // The same for every try to send what was typed, until it has arrived.
  const key = useRef<string>(undefined)
  const fail = (error: ApiError) => setOutcome({ kind: 'failed', message: error.message })

  const send = async (input: ContactInput, form: FormCode<ContactInput>) => {
    setOutcome(undefined)
    key.current ??= crypto.randomUUID()
    try {
      const { message } = await sendMessage(input, key.current)
      key.current = undefined
      clear()
      setOutcome({ kind: 'sent', message })
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      // A response means that nothing was stored; corrected, it is another message.
      if (error.status >= 400 && error.status < 500) key.current = undefined
      const invalid = fields.filter((field) => error.body.errors?.[field]?.[0])
      for (const field of invalid) form.setError(field, { message: error.body.errors?.[field]?.[0] ?? '' })
      if (invalid.length === 0) fail(error)
      return invalid.length === 0
    }
  }

  const { handlers, element, errors, failures, isBusy, clear } = useLaterForm<ContactInput>({
    names: fields,
    async load() {
      const { createForm, ErrorSummary } = await import(/* webpackChunkName: "contact-form" */ '../form.ts')
      setParts({ ErrorSummary })
      return createForm()
    },
    send,
    onInvalid: () => setOutcome(undefined),
    onUnavailable: () => fail(new ApiError(0, {})),
  })
  const messages = Object.fromEntries(fields.map((field) => [field, errors[field]?.message]))
  return { handlers, element, errors, failures, messages, parts, isBusy, outcome }
}
