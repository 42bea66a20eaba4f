import type { SavedResponse } from '@arunika/contracts'
import { recentTime } from '@arunika/text'
import { Button } from '@arunika/ui'
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { administratorId } from '../../lib/administrator.ts'
import { useHeldScreen } from '../../lib/held-screen.ts'
import { useIsOnlySpecified, WithOwnApi } from '../../lib/only-specified.ts'
import { leaveAddress, takeAddress } from '../../lib/own-address.ts'
import { keysOf } from '../../lib/use-list-page.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { BusyOverlay } from '../feedback/busy-overlay.tsx'
import { LoadBoundary } from '../feedback/load-boundary.tsx'
import type { MessageState } from '../feedback/message-badge.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import type { HistoryOf } from '../history/history-dialog.tsx'
import styles from './admin-form.module.css'
import { AutosaveOffer } from './autosave-offer.tsx'
import { CancelButton } from './cancel-button.tsx'
import type { Versions } from './conflict-dialog.tsx'
import { questionAboutLoss } from './lost-parts.ts'
import { markSaved, type Versioned } from './mark-saved.ts'
import { SaveProblem } from './save-problem.tsx'
import { UploadsContext, useUploads } from './uploads.ts'
import { useAutosave } from './use-autosave.ts'
import { LEAVE_QUESTION, useLeaving } from './use-leaving.ts'
import { type Intent, type SaveQuestion, useSaving } from './use-saving.ts'
import { useShortcut } from './use-shortcut.ts'

const ConflictDialog = lazy(() =>
  import(/* webpackChunkName: "conflict" */ './conflict-dialog.tsx').then((module) => ({
    default: module.ConflictDialog,
  })),
) as typeof import('./conflict-dialog.tsx').ConflictDialog

interface AdminFormProps<Values extends Versioned, Output> {
  form: UseFormReturn<Values, unknown, Output>
  save: (values: Output) => Promise<SavedResponse>
  /** Called before the values of a save are read; the returned function is called after it. */
  hold?: () => Promise<() => void> | undefined
  /** Fields of the specification, for a form that it has: an api that has only its calls gets no others. */
  specified?: readonly (keyof Output & string)[]
  /** Path and SWR key of the list shown after saving. */
  listPath: string
  listKey: string
  versions: Versions<Values>
  /** Called after a save that stays on the form, which then has the new version. */
  onStayed: (id: number, sent: Values) => Promise<void> | void
  /** Label of the button that saves and stays. */
  stayLabel?: string
  onBeforeStay?: () => void
  questionOf?: (values: Output) => SaveQuestion | undefined
  /** Names of the rich-text fields, which may show more than can be stored. */
  richTexts?: readonly Path<Values>[]
  /** Source of earlier versions; undefined until the entry has been saved once. */
  history?: HistoryOf | undefined
  /** True if the server stores the input while somebody types, so that this form does not. */
  isDocument?: boolean
  /** Id of a new entry that the server has begun to store. */
  begunId?: number | undefined
  /** True if the server has all edits, so that leaving needs no confirmation. */
  isStored?: boolean
  /** Called when the administrator discards the edits. */
  onDiscard?: () => Promise<void> | undefined
  /** Actions in addition to saving and cancelling. */
  actions?: (run: (intent: Intent) => void) => ReactNode
  /** Reserves room for a panel beside the text. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A form of the back-office. It saves, then shows the list with the server's message; if saving fails, the input
 * remains.
 */
export function AdminForm<Values extends Versioned, Output>(props: AdminFormProps<Values, Output>) {
  const { form, save, listPath, listKey, versions, onStayed, stayLabel = 'Save' } = props
  const { isDirty } = form.formState
  const { formKey, moveTo } = useFormKey()
  const { offer, restore, dismiss, forget, saveCopy } = useAutosave(form, formKey, props.isDocument === true)
  const { blocker, leave, letGo, goBack, discard } = useLeaving(isDirty && !props.isStored)
  const { isUploading, report } = useUploads()
  const [savedAt, setSavedAt] = useState<string>()
  const [isComparing, setComparing] = useState(false)
  const isOnlySpecified = useIsOnlySpecified()
  const { mutate } = useSWRConfig()

  const lossOf = () =>
    questionAboutLoss(
      (isOnlySpecified ? [] : (props.richTexts ?? []))
        .filter((name) => form.getFieldState(name).isDirty)
        .map((name) => String(form.getValues(name) ?? '')),
    )
  const { run, isSaving, problem, question, refuse } = useSaving({
    form,
    save: (values) => save(isOnlySpecified ? only(props.specified ?? [], values) : values),
    hold: props.hold,
    questions: [lossOf, props.questionOf],
    onBeforeStay: props.onBeforeStay,
    isUploading,
    async onSaved({ message, id, updatedAt = '' }, intent, sent) {
      // Revalidate, so that a request sent before the save does not count as the list's next one.
      await mutate(keysOf(listKey), undefined)
      forget()
      if (intent === 'leave') return leave(listPath, { message } satisfies MessageState)
      markSaved(form, { ...sent, if_updated_at: updatedAt })
      setSavedAt(updatedAt)
      if (id === undefined) return
      // From now on the form edits the saved entry; a reload opens it at this address.
      moveTo(`${listPath}/edit/${id}`)
      await onStayed(id, sent)
    },
  })

  useEffect(() => {
    if (props.isDocument) forget()
  }, [props.isDocument, forget])

  const beginAt = useEffectEvent((id: number) => moveTo(`${listPath}/edit/${id}`))
  useEffect(() => {
    if (props.begunId !== undefined) beginAt(props.begunId)
  }, [props.begunId])

  // A log-in appears above the input.
  useHeldScreen(isDirty)

  // The response of a specified api does not name the entry that it has created.
  useShortcut('s', () => void run(isOnlySpecified ? 'leave' : 'stay'))
  useEffect(() => setComparing(problem?.isConflict === true), [problem])

  // The button stays enabled meanwhile, because disabling it would lose the focus.
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void run('leave')
  }

  function replace(intent: Intent, theirs: Values) {
    setComparing(false)
    form.setValue('if_updated_at' as Path<Values>, theirs.if_updated_at as PathValue<Values, Path<Values>>)
    void run(intent)
  }

  /** Opens the saved version; edits made here are offered again. */
  async function openSaved() {
    if (isDirty) saveCopy()
    // Otherwise the autosaved edits would replace the chosen version.
    await props.onDiscard?.()
    forget()
    letGo()
    window.location.reload()
  }

  return (
    <form
      className={props.isWide ? `${styles.form} ${styles.wide}` : styles.form}
      noValidate
      onSubmit={onSubmit}
    >
      {offer && <AutosaveOffer offer={offer} onRestore={restore} onDismiss={dismiss} />}
      <UploadsContext value={report}>{props.children}</UploadsContext>
      <div className={styles.foot}>
        {problem && (
          <SaveProblem
            problem={problem}
            onRetry={() => void run(problem.intent)}
            onCompare={() => setComparing(true)}
          />
        )}
        <p className={styles.saved} role="status">
          {isUploading ? 'Uploading a picture…' : savedAt && !isDirty && `Saved on ${recentTime(savedAt)}.`}
        </p>
        <CancelButton
          onLeave={() => {
            void props.onDiscard?.()
            forget()
            goBack(listPath)
          }}
        />
        <WithOwnApi>
          {props.history && (
            <HistoryButton
              history={props.history}
              known={form.getValues().if_updated_at ?? ''}
              isDirty={isDirty}
              onRestored={() => void openSaved()}
            />
          )}
          {props.actions?.((intent) => void run(intent))}
          <Button variant="secondary" onClick={() => void run('stay')} aria-keyshortcuts="Control+S Meta+S">
            {stayLabel}
          </Button>
        </WithOwnApi>
        <Button type="submit">Submit</Button>
      </div>
      <BusyOverlay busy={isSaving} />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        question={LEAVE_QUESTION}
        confirmLabel="Discard changes"
        refuseLabel="Keep editing"
        onConfirm={() => {
          void props.onDiscard?.()
          forget()
          discard()
        }}
        onRefuse={() => blocker.reset?.()}
      />
      {question && (
        <ConfirmDialog
          open
          {...question}
          confirmVariant="primary"
          onConfirm={() => void run(question.intent, question.nth + 1)}
          onRefuse={refuse}
        >
          {question.explanation}
        </ConfirmDialog>
      )}
      {problem && isComparing && (
        <LoadBoundary fallback={null}>
          <Suspense fallback={<BusyOverlay busy />}>
            <ConflictDialog
              {...versions}
              mine={form.getValues()}
              onReplace={(theirs) => replace(problem.intent, theirs)}
              onOpenTheirs={() => void openSaved()}
              onClose={() => setComparing(false)}
            />
          </Suspense>
        </LoadBoundary>
      )}
    </form>
  )
}

/** The named fields of a form's values. */
const only = <Output,>(names: readonly (keyof Output & string)[], values: Output) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Output

/** Key of the form: administrator and path. */
function useFormKey() {
  const location = useLocation()
  const { pathname } = location
  const [administrator] = useState(administratorId)
  const [path, setPath] = useState(pathname)
  const formKey = useMemo(() => ({ administrator, path }), [administrator, path])
  function moveTo(address: string) {
    takeAddress(location, address)
    setPath(address)
  }
  useEffect(() => () => void leaveAddress(location), [location])
  return { formKey, moveTo }
}
