import { isApiError } from '@anyam/data'
import { newPolicy, type PolicyCheck } from '@anyam/protocol'
import { Field } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { LEAVE_QUESTION } from '../../../components/form/use-leaving.ts'
import { useHeldScreen } from '../../../lib/held-screen.ts'
import { checkPolicy, setPolicy } from '../api/policy.ts'
import { useCommand } from '../hooks/use-command.ts'
import styles from './policy.module.css'
import { PolicyList, RemarkList } from './policy-lists.tsx'

interface PolicyDialogProps {
  /** The policy in force. */
  text: string
  version: number
  /** Fetches the version in force after another person has changed it. */
  newVersion: () => Promise<number | undefined>
  onClose: () => void
  onDone: (message: string) => Promise<void>
}

/** Edits the policy: checks it first, shows what it changes, and then puts it in force. */
export default function PolicyDialog({ text, version, newVersion, onClose, onDone }: PolicyDialogProps) {
  const [input, setInput] = useState({ text, basedOn: version, reason: '' })
  const [checked, setChecked] = useState<PolicyCheck>()
  const [isMissing, setMissing] = useState(false)
  const { give, state } = useCommand()
  const [isLeaving, setLeaving] = useState(false)
  const isSound = checked?.problems.length === 0
  const isDirty = input.text !== text || input.reason !== ''
  useHeldScreen(isDirty)

  function confirm() {
    const { error } = newPolicy.safeParse(input)
    setMissing(error !== undefined)
    if (error) return
    if (isSound) void give(apply(), ({ message }) => onDone(message))
    else void give(checkPolicy(input.text), setChecked)
  }
  async function apply() {
    try {
      return await setPolicy(input)
    } catch (error) {
      if (isApiError(error) && error.body.code === 'policy_changed') {
        const basedOn = (await newVersion()) ?? input.basedOn
        setInput({ ...input, basedOn })
        // Its changes are now others.
        setChecked(undefined)
      }
      throw error
    }
  }

  return (
    <ConfirmDialog
      open
      question="Edit the policy of releases"
      confirmLabel={isSound ? 'Put it in force' : 'Check it'}
      confirmVariant="primary"
      refuseLabel="Cancel"
      onConfirm={confirm}
      onRefuse={() => (isDirty ? setLeaving(true) : onClose())}
      {...state}
    >
      <div className={styles.fields}>
        <Field label="Policy, as in policy.json">
          {(control) => (
            <textarea
              {...control}
              className={styles.code}
              value={input.text}
              spellCheck={false}
              onChange={({ target }) => {
                setInput({ ...input, text: target.value })
                setChecked(undefined)
              }}
            />
          )}
        </Field>
        <Field
          label="Why?"
          hint="The audit log records it."
          error={isMissing ? 'Please say why.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              value={input.reason}
              maxLength={300}
              onChange={({ target }) => setInput({ ...input, reason: target.value })}
            />
          )}
        </Field>
        <div role="status">{checked && <Outcome {...checked} />}</div>
      </div>
      <ConfirmDialog
        open={isLeaving}
        question={LEAVE_QUESTION}
        confirmLabel="Discard changes"
        refuseLabel="Keep editing"
        onConfirm={onClose}
        onRefuse={() => setLeaving(false)}
      />
    </ConfirmDialog>
  )
}

function Outcome({ problems, warnings, changes }: PolicyCheck) {
  if (problems.length > 0)
    return (
      <div className={styles.problems}>
        <p>This keeps it from taking effect:</p>
        <RemarkList remarks={problems} />
      </div>
    )
  return (
    <>
      <p>{changes.length > 0 ? 'This will change:' : 'It changes no rule.'}</p>
      <PolicyList sentences={changes} />
      {warnings.length > 0 && <p>Worth a second look:</p>}
      {warnings.length > 0 && <RemarkList remarks={warnings} />}
    </>
  )
}
