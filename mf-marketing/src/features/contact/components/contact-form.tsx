import type { ContactInput } from '@arunika/contracts'
import { type ControlProps, Field } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { FieldPair, SentForm } from '../../../components/sent-form/sent-form.tsx'
import { useSentForm } from '../../../components/sent-form/use-sent-form.ts'
import { sendMessage } from '../api/send-message.ts'

const names = ['name', 'email', 'subject', 'message'] as const satisfies (keyof ContactInput)[]

/** Contact form; the input stays until the message has arrived. */
export function ContactForm() {
  const form = useSentForm<ContactInput>({
    names,
    load: () => import(/* webpackChunkName: "sent-form" */ '../form.ts'),
    send: sendMessage,
  })
  const field = (
    name: (typeof names)[number],
    label: string,
    control: (props: ControlProps) => React.ReactNode,
  ) => (
    <Field label={label} error={form.errorOf(name)}>
      {control}
    </Field>
  )
  return (
    <SentForm
      id="get-in-touch"
      title="Get in Touch"
      form={form}
      hint={
        <>
          We keep your message to answer it. <Link to="/privacy">How we treat your data</Link>
        </>
      }
      action="SEND NOW"
      unsent="Your message was not sent"
    >
      <FieldPair>
        {field('name', 'Name', (control) => (
          <input {...control} name="name" type="text" autoComplete="name" required />
        ))}
        {field('email', 'Email', (control) => (
          <input {...control} name="email" type="email" autoComplete="email" required />
        ))}
      </FieldPair>
      {field('subject', 'Subject', (control) => (
        <input {...control} name="subject" type="text" required />
      ))}
      {field('message', 'Message', (control) => (
        <textarea {...control} name="message" rows={6} required />
      ))}
    </SentForm>
  )
}
