import { isApiError } from '@arunika/shared/api-client'
import type { ContactInput } from '@arunika/shared/contracts'
import { laterResolver } from '@arunika/shared/forms'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendMessage } from '../api/send-message.ts'

const empty: ContactInput = { name: '', email: '', subject: '', message: '' }
const fields = Object.keys(empty) as (keyof ContactInput)[]

const rules = laterResolver<ContactInput>(
  async () => (await import(/* webpackChunkName: "contact-rules" */ '../rules.ts')).rules,
)

/** What became of the last sending. */
type Outcome = { kind: 'sent' | 'failed'; message: string } | undefined

export function useContactForm() {
  const form = useForm<ContactInput>({ resolver: rules, defaultValues: empty })
  const [outcome, setOutcome] = useState<Outcome>()
  // The same for every try to send what was typed, until it has arrived.
  const key = useRef<string>(undefined)

  const send = async (input: ContactInput) => {
    setOutcome(undefined)
    key.current ??= crypto.randomUUID()
    try {
      const { message } = await sendMessage(input, key.current)
      key.current = undefined
      form.reset()
      setOutcome({ kind: 'sent', message })
    } catch (error) {
      if (!isApiError(error)) throw error
      // An answer means that nothing was taken; corrected, it is another message.
      if (error.status >= 400 && error.status < 500) key.current = undefined
      const faulty = fields.filter((field) => error.body.errors?.[field]?.[0])
      faulty.forEach((field, index) => {
        form.setError(field, { message: error.body.errors?.[field]?.[0] ?? '' }, { shouldFocus: index === 0 })
      })
      if (faulty.length === 0) setOutcome({ kind: 'failed', message: error.message })
    }
  }

  return { form, outcome, submit: form.handleSubmit(send, () => setOutcome(undefined)) }
}
