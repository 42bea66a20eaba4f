import { Field } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { sendCommand } from '../api/send-command.ts'
import { useCommand } from '../hooks/use-command.ts'
import { commandWords, type PlannedCommand, reasonFor } from '../planned-command.ts'
import styles from './command-dialog.module.css'
import { GateFindings } from './gate-findings.tsx'

const SHARES = [1, 5, 10, 25, 50]
/** Value of the choice that the canary grows step by step. */
const IN_STEPS = 0
const HOUR = 3_600_000
const TIMES = [
  { label: 'Manually', ms: '' },
  { label: 'After 1 hour', ms: String(HOUR) },
  { label: 'After 6 hours', ms: String(6 * HOUR) },
  { label: 'After 24 hours', ms: String(24 * HOUR) },
]

interface CommandDialogProps {
  command: PlannedCommand
  onClose: () => void
  onDone: (message: string) => void
}

/** Confirms a change of the live release set, and asks for a reason if the journal needs one. */
export function CommandDialog({ command, onClose, onDone }: CommandDialogProps) {
  const words = commandWords[command.name]
  const need = reasonFor(command)
  const [input, setInput] = useState({ reason: '', percent: 10, promoteAfter: String(HOUR) })
  const { give, state } = useCommand()
  const [missing, setMissing] = useState(false)
  const isGated = command.name === 'promote' || command.name === 'canary'
  const { changes } = command.card
  const change = (changed: Partial<CommandInput>) => setInput({ ...input, ...changed })

  function confirm() {
    const isMissing = need === 'required' && !input.reason.trim()
    setMissing(isMissing)
    if (!isMissing) void give(send(command, input), ({ message }) => onDone(message))
  }

  return (
    <ConfirmDialog
      open
      question={words.question(command)}
      confirmLabel={isGated && changes ? `Accept and ${words.confirm.toLowerCase()}` : words.confirm}
      confirmVariant={words.variant}
      refuseLabel="Cancel"
      onConfirm={confirm}
      onRefuse={onClose}
      {...state}
    >
      <div className={styles.fields}>
        <p>{words.means}</p>
        {command.name === 'canary' && <CanaryFields input={input} onChange={change} />}
        {isGated && changes && (
          <>
            <p>The gate asks whether these changes are intended. The journal records that you accept them.</p>
            <GateFindings {...command.card} remote={command.remote} />
          </>
        )}
        {need !== 'none' && (
          <Field
            label={need === 'required' ? 'Why?' : 'Why? (optional)'}
            hint={
              need === 'required' && command.name !== 'pin' ? gateHint(command) : 'The journal records it.'
            }
            error={missing ? 'Please say why.' : undefined}
          >
            {(control) => (
              <input
                {...control}
                value={input.reason}
                maxLength={300}
                onChange={(event) => change({ reason: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </ConfirmDialog>
  )
}

interface CommandInput {
  reason: string
  percent: number
  /** In milliseconds; empty if promoted manually. */
  promoteAfter: string
}

interface CanaryFieldsProps {
  input: CommandInput
  onChange: (changed: Partial<CommandInput>) => void
}

function CanaryFields({ input, onChange }: CanaryFieldsProps) {
  return (
    <div className={styles.pair}>
      <Field label="Visitors">
        {(control) => (
          <select
            {...control}
            value={input.percent}
            onChange={(event) => onChange({ percent: Number(event.target.value) })}
          >
            <option value={IN_STEPS}>1, 10, 50 and 95 of 100, step by step</option>
            {SHARES.map((share) => (
              <option key={share} value={share}>
                {share} of 100
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Goes live automatically">
        {(control) => (
          <select
            {...control}
            disabled={input.percent === IN_STEPS}
            value={input.promoteAfter}
            onChange={(event) => onChange({ promoteAfter: event.target.value })}
          >
            {TIMES.map(({ label, ms }) => (
              <option key={ms} value={ms}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

const gateWords = {
  passed: 'The gate has passed this build',
  refused: 'The gate refuses this build',
  inconclusive: 'The gate could not try this build, which says nothing of it; it can be checked again',
  unchecked: 'The gate has not checked this build',
}

function gateHint({ card: { verdict, reasons } }: PlannedCommand) {
  const why = reasons.length > 0 ? `: ${reasons.join('; ')}` : ''
  return `${gateWords[verdict]}${why.replace(/\.$/, '')}. The journal records your reason.`
}

function send({ name, remote, card: { build, changes: accepts } }: PlannedCommand, input: CommandInput) {
  const reason = input.reason.trim() || undefined
  const promoteAfterMs = input.promoteAfter ? Number(input.promoteAfter) : null
  switch (name) {
    case 'promote':
      return sendCommand(name, { remote, build, override: reason, accepts })
    case 'canary':
      return input.percent === IN_STEPS
        ? sendCommand(name, {
            remote,
            build,
            percent: 1,
            inSteps: true,
            override: reason,
            accepts,
          })
        : sendCommand(name, {
            ...{ remote, build, percent: input.percent, promoteAfterMs },
            ...{ override: reason, accepts },
          })
    case 'rollback':
      return sendCommand(name, { remote, build, reason })
    case 'retire':
      return sendCommand(name, { remote, reason })
    case 'halt':
      return sendCommand(name, { remote, reason })
    case 'pin':
      return sendCommand(name, { remote, reason: reason ?? '' })
    case 'unpin':
      return sendCommand(name, { remote })
  }
}
