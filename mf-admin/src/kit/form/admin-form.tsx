import type { MessageResponse } from '@arunika/shared/contracts'
import { Button } from '@arunika/shared/ui'
import { type FormEvent, Fragment, type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSWRConfig } from 'swr'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { BusyOverlay } from '../frame/busy-overlay.tsx'
import type { MessageState } from '../frame/message-badge.tsx'
import { keysOf } from '../list/use-list-page.ts'
import styles from './admin-form.module.css'
import { CancelButton } from './cancel-button.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { showServerFaults } from './server-faults.ts'
import { TryAgain } from './try-again.tsx'
import { useAutosave } from './use-autosave.ts'
import { useDraft } from './use-draft.ts'
import { LEAVE_QUESTION, useLeaving } from './use-leaving.ts'
import { useSaveKey } from './use-save-key.ts'

interface AdminFormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  save: (values: Output) => Promise<MessageResponse>
  /** Path and SWR key of the list to which a saved form leads. */
  listPath: string
  listKey: string
  /** What can be done besides saving and cancelling. */
  actions?: ReactNode
  children: ReactNode
}

/** A form of the back-office: saves, then shows the list with the server's message; keeps what was typed otherwise. */
export function AdminForm<Values extends FieldValues, Output>(props: AdminFormProps<Values, Output>) {
  const { form, save, listPath, listKey, actions, children } = props
  const { isDirty, isSubmitting } = form.formState
  const { restored, keep } = useDraft(form)
  const { offered, version, restore, forget } = useAutosave(form)
  const { blocker, leave, goBack, discard } = useLeaving(isDirty, keep)
  const [fault, setFault] = useState<string>()
  const { mutate } = useSWRConfig()

  const submit = form.handleSubmit(async (values) => {
    setFault(undefined)
    try {
      const { message } = await save(values)
      await mutate(keysOf(listKey), undefined, { revalidate: false })
      forget()
      leave(listPath, { message } satisfies MessageState)
    } catch (error) {
      setFault(showServerFaults(form, error))
    }
  })

  useSaveKey(() => {
    if (!isSubmitting) void submit()
  })

  // The button is not disabled meanwhile: it would lose the focus.
  function onSubmit(event: FormEvent) {
    if (isSubmitting) event.preventDefault()
    else void submit(event)
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {restored && (
        <p className={styles.restored} role="status">
          This is what you had typed when your session ended. It is not saved yet.
          {restored.hadFiles && ' A file cannot be kept: choose it again.'}
        </p>
      )}
      {offered && !restored && <DraftOffer offered={offered} onRestore={restore} onDiscard={forget} />}
      <Fragment key={version}>{children}</Fragment>
      {fault && (
        <div className={styles.fault} role="alert">
          <strong>Not saved.</strong> {fault}
          <TryAgain />
        </div>
      )}
      <div className={styles.foot}>
        <CancelButton
          onLeave={() => {
            forget()
            goBack(listPath)
          }}
        />
        {actions}
        <Button type="submit">Submit</Button>
      </div>
      <BusyOverlay busy={isSubmitting} />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        question={LEAVE_QUESTION}
        confirmLabel="Discard changes"
        refuseLabel="Keep editing"
        onConfirm={() => {
          forget()
          discard()
        }}
        onRefuse={() => blocker.reset?.()}
      />
    </form>
  )
}
