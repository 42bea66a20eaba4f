import type { MailTemplate } from '@arunika/admin-contracts'
import { OTHER_LANGUAGES } from '@arunika/contracts/site'
import { Button, Notice, Skeleton, VisuallyHidden } from '@arunika/ui'
import { lazy, Suspense, useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { inWords } from '../../../components/translation/translated-texts.ts'
import { useMailTemplates } from '../../../lib/mail-templates.ts'
import { deleteTemplate } from '../api/change-templates.ts'
import styles from './template-list.module.css'

// Shares a chunk with the mail form, so that other screens do not load the rules of both.
const TemplateForm = lazy(() => import(/* webpackChunkName: "mail-forms" */ './template-form.tsx'))

function alsoIn({ translations }: MailTemplate): string {
  const languages = OTHER_LANGUAGES.filter((language) => translations?.[language])
  return languages.length > 0 ? `Also in ${inWords(languages)}` : 'In English only'
}

/** All templates, with controls to change them. */
export function TemplateList() {
  const { data, error, mutate } = useMailTemplates()
  const [edited, setEdited] = useState<MailTemplate | 'new'>()
  const [unwanted, setUnwanted] = useState<MailTemplate>()
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function done(message: string) {
    await mutate()
    setEdited(undefined)
    setUnwanted(undefined)
    setStatus(message)
  }
  async function remove({ id }: MailTemplate) {
    setBusy(true)
    setProblem(undefined)
    await deleteTemplate(id).then(
      ({ message }) => done(message),
      (failure: Error) => setProblem(failure.message),
    )
    setBusy(false)
  }

  if (!data && error) {
    return (
      <Notice title="The templates could not be loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  }
  return (
    <>
      <div className={styles.top}>
        <Button onClick={() => setEdited('new')}>Create a template</Button>
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      {!data && <Skeleton className={styles.placeholder} />}
      <ul className={styles.templates} aria-label="Templates">
        {data?.templates.map((template) => (
          <li key={template.id} className={styles.template}>
            <h2 className={styles.name}>{template.name}</h2>
            <p className={styles.subject}>{template.subject}</p>
            <p className={styles.text}>{template.text}</p>
            <p className={styles.languages}>{alsoIn(template)}</p>
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => setEdited(template)}>
                Change<VisuallyHidden> {template.name}</VisuallyHidden>
              </Button>
              <Button
                variant="secondary"
                onClick={() => {
                  setProblem(undefined)
                  setUnwanted(template)
                }}
              >
                Delete<VisuallyHidden> {template.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {data?.templates.length === 0 && <p>There is no template yet.</p>}
      {edited && (
        <LoadBoundary
          fallback={<Notice title="The form could not be loaded">Please reload the page.</Notice>}
        >
          <Suspense fallback={null}>
            <TemplateForm
              template={edited === 'new' ? undefined : edited}
              loadTheirs={async (id) => (await mutate())?.templates.find((each) => each.id === id)}
              onClose={() => setEdited(undefined)}
              onSaved={done}
            />
          </Suspense>
        </LoadBoundary>
      )}
      {unwanted && (
        <ConfirmDialog
          open
          question={`Delete the template “${unwanted.name}”?`}
          confirmLabel="Delete"
          refuseLabel="Cancel"
          busy={busy}
          error={problem}
          onConfirm={() => void remove(unwanted)}
          onRefuse={() => setUnwanted(undefined)}
        >
          Mails that were written with it stay as they are.
        </ConfirmDialog>
      )}
    </>
  )
}
