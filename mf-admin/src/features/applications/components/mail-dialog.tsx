import {
  MAIL_FIELDS_TEXT,
  type MailInput,
  type MailPreview,
  type MailTemplate,
  mailTexts,
  wholeMailTexts,
} from '@arunika/admin-contracts'
import { APPLICATION_STATUS_NAMES, type Application, type ApplicationStatus } from '@arunika/contracts'
import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import { Button, Field } from '@arunika/ui'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import radio from '../../../components/form/radio-option.module.css'
import { showServerErrors } from '../../../components/form/server-errors.ts'
import { LanguageColumns } from '../../../components/translation/language-columns.tsx'
import { translationResolver } from '../../../components/translation/translation-resolver.ts'
import { useHeldScreen } from '../../../lib/held-screen.ts'
import { fromLocalTime } from '../../../lib/local-time.ts'
import {
  isBlankMail,
  MAIL_INPUTS,
  MAIL_TEXTS,
  type MailValues,
  mailValues,
  NO_MAIL,
} from '../../../lib/mail-texts.ts'
import { previewMail, sendMails } from '../api/mails.ts'
import { describeLanguages, languagesFor, oneOfEach, textFor, valuesFrom } from '../mail-languages.ts'
import { type Announceable, isUnannounced } from '../unannounced.ts'
import { keepUnsentMail, unsentMail } from '../unsent-texts.ts'
import styles from './mail-dialog.module.css'
import { MailPreviews } from './mail-previews.tsx'
import { lackText, TemplateChoice } from './template-choice.tsx'

const values = z.extend(mailTexts, {
  /** True if the applicant's own page then shows the status. */
  announces: z.boolean(),
  choice: z.enum(['usual', 'now', 'in a day', 'at']),
  /** In the format of a date and time field. */
  when: z.string(),
  /** Id of the vacancy that the mail invites to; empty if none is chosen. */
  vacancy: z.string(),
})
const schema = values.check(
  wholeMailTexts,
  z.superRefine(({ choice, when }, context) => {
    if (choice === 'at' && when === '')
      context.addIssue({ code: 'custom', path: ['when'], message: 'Please choose a time.' })
  }),
)
type Values = z.infer<typeof values>
const resolver = translationResolver<Values, Values>(schema, wholeMailTexts)

const CHOICES = [
  ['now', 'Send now'],
  ['usual', 'Send now; rejections wait a day'],
  ['in a day', 'Wait a day'],
  ['at', 'Send at a time'],
] as const

const ANNOUNCE = {
  usual: 'Announce',
  now: 'Announce now',
  'in a day': 'Announce in a day',
  at: 'Announce at that time',
} as const

/** Previews shown for one announcement; the others read the same, with their own names. */
const MOST_PREVIEWED = 20

export interface MailDialogProps {
  /** Open vacancies, to one of which the recipients are invited; undefined for other mails. */
  openVacancies?: readonly { id: number; title: string }[]
  /** The decision to announce; those whose applicants have been told meanwhile get no mail. */
  decision?: ApplicationStatus
  /** Recipients. */
  applications: readonly (Announceable & Pick<Application, 'stage' | 'language'>)[]
  onClose: () => void
  /** @param message the api's message */
  onSent: (message: string) => void
}

/** Writes a mail to one or more applicants, in the languages of their applications. */
export default function MailDialog(props: MailDialogProps) {
  const { decision, applications, openVacancies, onClose, onSent } = props
  const isInvitation = openVacancies !== undefined
  const [first] = applications
  const isSingle = applications.length === 1
  const about = isInvitation ? 'invitation' : isSingle ? (first?.id ?? 0) : (decision ?? 'many')
  const hasOneDecision = isSingle || decision !== undefined
  const usual = isInvitation
    ? 'in a day'
    : !hasOneDecision
      ? 'usual'
      : first?.status === 'rejected'
        ? 'in a day'
        : 'now'
  const languages = languagesFor(applications)
  const shown = languages.at(-1) ?? DEFAULT_LANGUAGE
  const isTranslating = languages.length > 1
  const pending = isInvitation ? [] : applications.filter(isUnannounced)
  const inLanguages = describeLanguages(applications)
  const previewed = decision ? applications.slice(0, MOST_PREVIEWED) : oneOfEach(applications)
  const form = useForm<Values>({
    resolver,
    defaultValues: { ...unsentMail(about), choice: usual, when: '', announces: true, vacancy: '' },
  })
  const { register, handleSubmit, setValue, setError, control, trigger, getValues, formState } = form
  const { errors, isSubmitting } = formState
  const choice = useWatch({ control, name: 'choice' })
  const vacancy = useWatch({ control, name: 'vacancy' })
  const invitation = isInvitation && { invites_to: Number(vacancy) }
  const texts = useWatch({ control, compute: textsOf })
  const [previews, setPreviews] = useState<{ all: MailPreview[]; of: string }>()
  /** Input that a template replaced. */
  const [replaced, setReplaced] = useState<MailValues>()
  const [lack, setLack] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const shownPreviews = useRef<HTMLElement>(null)
  const attempt = useRef({ contents: '', key: '' })
  const written = JSON.stringify(texts)
  const shownOf = written + vacancy
  useHeldScreen(!isBlankMail(texts))
  useEffect(() => keepUnsentMail(about, JSON.parse(written)), [about, written])

  useEffect(() => {
    if (previews) shownPreviews.current?.focus()
  }, [previews])

  function choose(template: MailTemplate, templates: readonly MailTemplate[]) {
    const known = templates.map((each) => valuesFrom(each, languages))
    const isOwn = (['text', 'text@id'] as const).some(
      (name) => texts[name].trim() !== '' && known.every((each) => each[name] !== texts[name]),
    )
    if (isOwn) setReplaced(texts)
    setLack(lackText(template, languages))
    begin(valuesFrom(template, languages))
  }
  function begin(mail: MailValues) {
    for (const name of MAIL_INPUTS) setValue(name, mail[name], { shouldValidate: true })
  }
  /** False, with the reason shown, if an invitation has no vacancy. */
  function hasVacancy(): boolean {
    if (!isInvitation || vacancy) return true
    setError('vacancy', { message: 'Please choose a job vacancy.' }, { shouldFocus: true })
    return false
  }
  async function show() {
    setProblem(undefined)
    if (!hasVacancy() || !(await trigger(MAIL_INPUTS, { shouldFocus: true }))) return
    try {
      const found = mailTexts.parse(getValues())
      const mails = previewed.map((one) =>
        previewMail(one.id, { ...textFor(one, textsOf(found), languages), ...invitation }),
      )
      setPreviews({ all: await Promise.all(mails), of: shownOf })
    } catch (error) {
      setProblem(showServerErrors(form, error))
    }
  }
  const submit = handleSubmit(
    async ({ choice, when, announces, subject, text, vacancy: _, ...translations }) => {
      setProblem(undefined)
      if (!hasVacancy()) return
      const mail: MailInput = {
        ...{ subject, text, ids: applications.map(({ id }) => id) },
        ...(isTranslating && translations),
        ...(decision && { if_status: decision }),
        ...(!announces && { announces }),
        ...invitation,
        ...(choice !== 'usual' && { when: choice === 'at' ? fromLocalTime(when) : choice }),
      }
      const contents = JSON.stringify(mail)
      if (attempt.current.contents !== contents) attempt.current = { contents, key: crypto.randomUUID() }
      try {
        const message = await sendMails(mail, attempt.current.key)
        keepUnsentMail(about, NO_MAIL)
        onSent(message)
      } catch (error) {
        setProblem(showServerErrors(form, error))
      }
    },
  )

  return (
    <ReadingDialog
      open
      onTop
      wide={isTranslating}
      title={titleOf(props)}
      onClose={onClose}
      // Keys pressed here must not decide about the application below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {openVacancies && (
          <Field label="Job vacancy" error={errors.vacancy?.message}>
            {(field) => (
              <select {...field} {...register('vacancy')}>
                <option value="" disabled>
                  Choose an open vacancy
                </option>
                {openVacancies.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {inLanguages && <p className={styles.languages}>{inLanguages}</p>}
        <div>
          <TemplateChoice languages={languages} onChoose={choose} />
          <p className={styles.hint} role="status">
            {lack}
          </p>
        </div>
        {replaced && (
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                begin(replaced)
                setReplaced(undefined)
                setLack(undefined)
              }}
            >
              Put back what you had written
            </Button>
          </div>
        )}
        <LanguageColumns
          form={form}
          texts={MAIL_TEXTS}
          translation={{
            shown,
            opened: isTranslating ? languages : [DEFAULT_LANGUAGE],
            isTranslating,
          }}
          writtenIn={isTranslating ? undefined : shown}
          hintOf={(name) =>
            name.startsWith('subject')
              ? 'The reference code is added.'
              : `These are filled in: ${MAIL_FIELDS_TEXT}. What you write stays in this tab until it is sent.`
          }
        />
        <fieldset className={styles.choice}>
          <legend className={styles.legend}>When</legend>
          {CHOICES.filter(([name]) => name !== (hasOneDecision || isInvitation ? 'usual' : 'now')).map(
            ([name, label]) => (
              <label key={name} className={radio.option}>
                <input type="radio" value={name} {...register('choice')} />
                {label}
              </label>
            ),
          )}
        </fieldset>
        {(decision || choice !== 'now') && (
          <p className={styles.hint}>
            {decision
              ? 'The applicant’s own page shows it once the mail is sent; until then it can be taken back.'
              : `A mail that is planned can be cancelled ${isInvitation ? 'among the announcements' : 'in the application'} until then.`}
          </p>
        )}
        {choice === 'at' && (
          <Field label="Time" hint="In this device's time zone." error={errors.when?.message}>
            {(props) => <input {...props} {...register('when')} type="datetime-local" />}
          </Field>
        )}
        {!decision && pending.length > 0 && (
          <label className={radio.option}>
            <input type="checkbox" {...register('announces')} />
            {announcementOf(pending)}
          </label>
        )}
        {previews?.of === shownOf && (
          <MailPreviews
            ref={shownPreviews}
            previews={previews.all}
            areExamples={previewed.length < applications.length}
          />
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
            {decision ? ANNOUNCE[choice] : choice === 'now' || choice === 'usual' ? 'Send' : 'Plan'}
            {!isSingle && !decision && ` ${applications.length} mails`}
          </Button>
        </div>
        <BusyOverlay busy={isSubmitting} />
      </form>
    </ReadingDialog>
  )
}

function titleOf({ decision, applications, openVacancies }: MailDialogProps): string {
  const [first] = applications
  const who = applications.length === 1 ? first?.name : `${applications.length} applicants`
  if (openVacancies) return `Invite ${who} to apply`
  return `${decision ? `Announce ${APPLICATION_STATUS_NAMES[decision]}` : 'Mail'} to ${who}`
}

function announcementOf(pending: readonly Announceable[]): string {
  const names = new Set(pending.map(({ status }) => APPLICATION_STATUS_NAMES[status]))
  return `Announce ${[...names].join(', ')}: the applicant's own page shows it once the mail is sent`
}

const textsOf = (of: Partial<Record<keyof MailValues, string | undefined>>): MailValues =>
  mailValues((field) => of[field])
