import { MAIL_FIELDS_TEXT, type MailPreview, mailText } from '@arunika/admin-contracts'
import type { Application } from '@arunika/contracts'
import { Button, Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import radio from '../../../components/form/radio-option.module.css'
import { showServerErrors } from '../../../components/form/server-errors.ts'
import { fromLocalTime } from '../../../lib/local-time.ts'
import { useMailTemplates } from '../../../lib/mail-templates.ts'
import { previewMail, sendMails } from '../api/mails.ts'
import { keepUnsentMail, unsentMail } from '../unsent-texts.ts'
import styles from './mail-dialog.module.css'

const values = z.extend(mailText, {
  choice: z.enum(['usual', 'now', 'in a day', 'at']),
  /** As the field for date and time shows it. */
  when: z.string(),
})
const schema = values.check(
  z.superRefine(({ choice, when }, context) => {
    if (choice === 'at' && when === '')
      context.addIssue({ code: 'custom', path: ['when'], message: 'Please choose a time.' })
  }),
)
type Values = z.infer<typeof values>

const CHOICES = [
  ['now', 'Send now'],
  ['usual', 'Send now; rejections wait a day'],
  ['in a day', 'Wait a day'],
  ['at', 'Send at a time'],
] as const

export interface MailDialogProps {
  /** Whom it goes to. */
  applications: readonly Pick<Application, 'id' | 'name' | 'stage'>[]
  onClose: () => void
  /** @param message what the api said */
  onSent: (message: string) => void
}

/** Writes a mail to one or many applicants. */
export default function MailDialog({ applications, onClose, onSent }: MailDialogProps) {
  const [first] = applications
  const isSingle = applications.length === 1
  const about = isSingle ? (first?.id ?? 0) : 'many'
  const usual = !isSingle ? 'usual' : first?.stage?.status === 'rejected' ? 'in a day' : 'now'
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { ...unsentMail(about), choice: usual, when: '' },
  })
  const { register, handleSubmit, setValue, control, trigger, getValues, formState } = form
  const { errors, isSubmitting } = formState
  const [subject, text, choice] = useWatch({ control, name: ['subject', 'text', 'choice'] })
  const { data, error: templatesError } = useMailTemplates()
  const [preview, setPreview] = useState<MailPreview & { of: string }>()
  /** What was typed before a template took its place. */
  const [replaced, setReplaced] = useState<Pick<Values, 'subject' | 'text'>>()
  const [problem, setProblem] = useState<string>()
  const shown = useRef<HTMLElement>(null)
  const attempt = useRef({ contents: '', key: '' })
  const written = JSON.stringify([subject, text])
  useEffect(() => keepUnsentMail(about, { subject, text }), [about, subject, text])
  useEffect(() => {
    if (preview) shown.current?.focus()
  }, [preview])

  function choose(id: string) {
    const template = data?.templates.find((each) => String(each.id) === id)
    if (!template) return
    const isOwn = text.trim() !== '' && data?.templates.every((each) => each.text !== text)
    if (isOwn) setReplaced({ subject, text })
    begin(template)
  }
  function begin(mail: Pick<Values, 'subject' | 'text'>) {
    setValue('subject', mail.subject, { shouldValidate: true })
    setValue('text', mail.text, { shouldValidate: true })
  }
  async function show() {
    setProblem(undefined)
    if (!first || !(await trigger(['subject', 'text'], { shouldFocus: true }))) return
    try {
      const { subject, text } = mailText.parse(getValues())
      setPreview({ ...(await previewMail(first.id, { subject, text })), of: written })
    } catch (error) {
      setProblem(showServerErrors(form, error))
    }
  }
  const submit = handleSubmit(async ({ subject, text, choice, when }) => {
    setProblem(undefined)
    const mail = {
      ...{ subject, text, ids: applications.map(({ id }) => id) },
      ...(choice !== 'usual' && { when: choice === 'at' ? fromLocalTime(when) : choice }),
    }
    const contents = JSON.stringify(mail)
    if (attempt.current.contents !== contents) attempt.current = { contents, key: crypto.randomUUID() }
    try {
      const message = await sendMails(mail, attempt.current.key)
      keepUnsentMail(about, { subject: '', text: '' })
      onSent(message)
    } catch (error) {
      setProblem(showServerErrors(form, error))
    }
  })

  return (
    <ReadingDialog
      open
      onTop
      title={isSingle ? `Mail to ${first?.name}` : `Mail to ${applications.length} applicants`}
      onClose={onClose}
      // Keys decide about the application below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Begin with a template" error={templatesError && 'The templates could not be loaded.'}>
          {(props) => (
            <select {...props} value="" onChange={({ target }) => choose(target.value)}>
              <option value="" disabled>
                Choose a template
              </option>
              {data?.templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {replaced && (
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                begin(replaced)
                setReplaced(undefined)
              }}
            >
              Put back what you had written
            </Button>
          </div>
        )}
        <Field label="Subject" hint="The reference code is added." error={errors.subject?.message}>
          {(props) => <input {...props} {...register('subject')} autoComplete="off" dir="auto" />}
        </Field>
        <Field
          label="Text"
          hint={`These are filled in: ${MAIL_FIELDS_TEXT}. What you write stays in this tab until it is sent.`}
          error={errors.text?.message}
        >
          {(props) => <textarea {...props} {...register('text')} rows={10} dir="auto" />}
        </Field>
        <fieldset className={styles.choice}>
          <legend className={styles.legend}>When</legend>
          {CHOICES.filter(([name]) => name !== (isSingle ? 'usual' : 'now')).map(([name, label]) => (
            <label key={name} className={radio.option}>
              <input type="radio" value={name} {...register('choice')} />
              {label}
            </label>
          ))}
        </fieldset>
        {choice !== 'now' && (
          <p className={styles.hint}>
            A mail that is planned can be cancelled in the application until then.
          </p>
        )}
        {choice === 'at' && (
          <Field label="Time" hint="In this device's time zone." error={errors.when?.message}>
            {(props) => <input {...props} {...register('when')} type="datetime-local" />}
          </Field>
        )}
        {preview?.of === written && (
          <section ref={shown} className={styles.preview} aria-label="Preview" tabIndex={-1}>
            <p className={styles.hint}>
              {isSingle ? 'To' : 'For example to'} {preview.to}
            </p>
            <h3 className={styles.subject}>{preview.subject}</h3>
            <p className={styles.text}>{preview.text}</p>
          </section>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            Not sent. {problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => void show()}>
            Preview
          </Button>
          <Button type="submit">
            {choice === 'now' || choice === 'usual' ? 'Send' : 'Plan'}
            {!isSingle && ` ${applications.length} mails`}
          </Button>
        </div>
        <BusyOverlay busy={isSubmitting} />
      </form>
    </ReadingDialog>
  )
}
