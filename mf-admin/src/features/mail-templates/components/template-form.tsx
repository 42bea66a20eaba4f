import { isApiError } from '@anyam/data'
import {
  MAIL_FIELDS_TEXT,
  type MailTemplate,
  type MailTemplateInput,
  mailTemplateInput,
  wholeMailTexts,
} from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { AutosaveOffer } from '../../../components/form/autosave-offer.tsx'
import { showServerErrors } from '../../../components/form/server-errors.ts'
import { useAutosave } from '../../../components/form/use-autosave.ts'
import { LEAVE_QUESTION } from '../../../components/form/use-leaving.ts'
import { whoAndWhen } from '../../../components/form/use-saving.ts'
import { LanguageBar } from '../../../components/translation/language-bar.tsx'
import { LanguageColumns } from '../../../components/translation/language-columns.tsx'
import { translatedValues } from '../../../components/translation/translated-texts.ts'
import { translationResolver } from '../../../components/translation/translation-resolver.ts'
import { useTranslation } from '../../../components/translation/use-translation.ts'
import { administratorId } from '../../../lib/administrator.ts'
import { useHeldScreen } from '../../../lib/held-screen.ts'
import { MAIL_TEXTS } from '../../../lib/mail-texts.ts'
import { saveTemplate } from '../api/change-templates.ts'
import styles from './template-form.module.css'

const valuesOf = (template: MailTemplate | undefined): MailTemplateInput => ({
  name: template?.name ?? '',
  subject: template?.subject ?? '',
  text: template?.text ?? '',
  if_updated_at: template?.updatedAt,
  ...translatedValues(MAIL_TEXTS, (language) => template?.translations?.[language]),
})

interface TemplateFormProps {
  /** The template to edit; undefined for a new one. */
  template: MailTemplate | undefined
  /** Loads the template as currently saved; undefined if it was deleted. */
  loadTheirs: (id: number) => Promise<MailTemplate | undefined>
  onClose: () => void
  onSaved: (message: string) => Promise<void>
}

/** Creates a template, or edits the given one. */
export default function TemplateForm({ template, loadTheirs, onClose, onSaved }: TemplateFormProps) {
  const form = useForm<MailTemplateInput>({
    resolver: translationResolver(mailTemplateInput, wholeMailTexts),
    defaultValues: valuesOf(template),
  })
  const { register, handleSubmit, formState, reset } = form
  const { errors, isSubmitting, isDirty } = formState
  const translation = useTranslation(form, MAIL_TEXTS)
  const [problem, setProblem] = useState<{ text: string; isConflict: boolean }>()
  const [isLeaving, setLeaving] = useState(false)
  const [formKey] = useState(() => ({
    administrator: administratorId(),
    path: `/admin/mail-templates/${template?.id ?? 'create'}`,
  }))
  const { offer, restore, dismiss, forget, saveCopy } = useAutosave(form, formKey, false)
  useHeldScreen(isDirty)

  const submit = handleSubmit(async (values) => {
    setProblem(undefined)
    try {
      const { message } = await saveTemplate(values, template?.id)
      forget()
      await onSaved(message)
    } catch (error) {
      const isConflict = isApiError(error) && error.status === 409
      const who = isApiError(error) ? whoAndWhen(error.body.changed) : ''
      setProblem({ text: `${showServerErrors(form, error)} ${who}`.trim(), isConflict })
    }
  })
  /** Opens the saved version; edits made here are offered. */
  async function openTheirs() {
    const theirs = await loadTheirs(template?.id ?? 0)
    saveCopy()
    forget()
    reset(valuesOf(theirs))
    setProblem(undefined)
  }

  return (
    <ReadingDialog
      open
      wide={translation.isTranslating}
      title={template ? `Change ${template.name}` : 'Create a template'}
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
    >
      {offer && <AutosaveOffer offer={offer} onRestore={restore} onDismiss={dismiss} />}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Name" hint="Applicants do not see it." error={errors.name?.message}>
          {(props) => <input {...props} {...register('name')} autoComplete="off" dir="auto" />}
        </Field>
        <LanguageBar translation={translation} />
        <LanguageColumns
          form={form}
          texts={MAIL_TEXTS}
          translation={translation}
          hintOf={(name) =>
            name.startsWith('text') && `These are filled in for each applicant: ${MAIL_FIELDS_TEXT}.`
          }
        />
        {problem && (
          <p className={styles.problem} role="alert">
            Not saved. {problem.text}
          </p>
        )}
        <div className={styles.buttons}>
          {problem?.isConflict && (
            <Button variant="danger" onClick={() => void openTheirs()}>
              Load theirs
            </Button>
          )}
          <Button type="submit">Save</Button>
        </div>
        <BusyOverlay busy={isSubmitting} />
      </form>
      <ConfirmDialog
        open={isLeaving}
        question={LEAVE_QUESTION}
        confirmLabel="Discard changes"
        refuseLabel="Keep editing"
        onConfirm={() => {
          forget()
          onClose()
        }}
        onRefuse={() => setLeaving(false)}
      />
    </ReadingDialog>
  )
}
