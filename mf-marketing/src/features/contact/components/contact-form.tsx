import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { ContactInput } from '@arunika/contracts'
import { type ControlProps, Field } from '@arunika/ui'
import { FieldPair, SentForm } from '../../../components/sent-form/sent-form.tsx'
import { useSentForm } from '../../../components/sent-form/use-sent-form.ts'
import { sendMessage } from '../api/send-message.ts'
import { contactWords } from '../words.ts'

const names = ['name', 'email', 'subject', 'message'] as const satisfies (keyof ContactInput)[]

/** Contact form; preserves the input until the api has accepted the message. */
export function ContactForm() {
  const words = useWords(contactWords)
  const language = useLanguage()
  const form = useSentForm<ContactInput>({
    names,
    load: () => import(/* webpackChunkName: "sent-form" */ '../form.ts'),
    send: (input, key) => sendMessage(input, { key, language }),
    thanks: words.thanks,
  })
  const field = (name: (typeof names)[number], control: (props: ControlProps) => React.ReactNode) => (
    <Field label={words.fields[name]} error={form.errorOf(name)}>
      {control}
    </Field>
  )
  return (
    <SentForm
      id="get-in-touch"
      title={words.title}
      form={form}
      hint={words.hint}
      action={words.action}
      unsent={words.unsent}
    >
      <FieldPair>
        {field('name', (control) => (
          <input {...control} name="name" type="text" autoComplete="name" required />
        ))}
        {field('email', (control) => (
          <input {...control} name="email" type="email" autoComplete="email" required />
        ))}
      </FieldPair>
      {field('subject', (control) => (
        <input {...control} name="subject" type="text" required />
      ))}
      {field('message', (control) => (
        <textarea {...control} name="message" rows={6} required />
      ))}
    </SentForm>
  )
}
