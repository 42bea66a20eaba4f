import { Field } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { giveOrder } from '../api/give-order.ts'
import { useOrder } from '../hooks/use-order.ts'
import { orderWords, type PlannedOrder, reasonFor } from '../planned-order.ts'
import styles from './order-dialog.module.css'

const SHARES = [1, 5, 10, 25, 50]
const HOUR = 3_600_000
const TIMES = [
  { label: 'Somebody decides', ms: '' },
  { label: 'After 1 hour', ms: String(HOUR) },
  { label: 'After 6 hours', ms: String(6 * HOUR) },
  { label: 'After 24 hours', ms: String(24 * HOUR) },
]

interface OrderDialogProps {
  order: PlannedOrder
  onClose: () => void
  onDone: (message: string) => void
}

/** Asks before what is live changes, and for the reason where the journal needs one. */
export function OrderDialog({ order, onClose, onDone }: OrderDialogProps) {
  const words = orderWords[order.name]
  const need = reasonFor(order)
  const [answers, setAnswers] = useState({ reason: '', percent: 10, promoteAfter: String(HOUR) })
  const { give, state } = useOrder()
  const [missing, setMissing] = useState(false)
  const change = (changed: Partial<Answers>) => setAnswers({ ...answers, ...changed })

  function confirm() {
    const isMissing = need === 'required' && !answers.reason.trim()
    setMissing(isMissing)
    if (!isMissing) void give(send(order, answers), ({ message }) => onDone(message))
  }

  return (
    <ConfirmDialog
      open
      question={words.question(order)}
      confirmLabel={words.confirm}
      confirmLook={words.look}
      refuseLabel="Cancel"
      onConfirm={confirm}
      onRefuse={onClose}
      {...state}
    >
      <div className={styles.fields}>
        <p>{words.means}</p>
        {order.name === 'canary' && <CanaryFields answers={answers} onChange={change} />}
        {need !== 'none' && (
          <Field
            label={need === 'required' ? 'Why?' : 'Why? (optional)'}
            hint={need === 'required' && order.name !== 'pin' ? gateNote(order) : 'The journal keeps it.'}
            fault={missing ? 'Please say why.' : undefined}
          >
            {(control) => (
              <input
                {...control}
                value={answers.reason}
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

interface Answers {
  reason: string
  percent: number
  /** Milliseconds; empty where somebody decides. */
  promoteAfter: string
}

interface CanaryFieldsProps {
  answers: Answers
  onChange: (changed: Partial<Answers>) => void
}

function CanaryFields({ answers, onChange }: CanaryFieldsProps) {
  return (
    <div className={styles.pair}>
      <Field label="Visitors">
        {(control) => (
          <select
            {...control}
            value={answers.percent}
            onChange={(event) => onChange({ percent: Number(event.target.value) })}
          >
            {SHARES.map((share) => (
              <option key={share} value={share}>
                {share} of 100
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Goes live by itself">
        {(control) => (
          <select
            {...control}
            value={answers.promoteAfter}
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

function gateNote({ card: { verdict, reasons } }: PlannedOrder) {
  const why = reasons.length > 0 ? `: ${reasons.join('; ')}` : ''
  return `${gateWords[verdict]}${why.replace(/\.$/, '')}. The journal keeps your reason.`
}

function send({ name, remote, card: { build } }: PlannedOrder, answers: Answers) {
  const reason = answers.reason.trim() || undefined
  const promoteAfterMs = answers.promoteAfter ? Number(answers.promoteAfter) : null
  switch (name) {
    case 'promote':
      return giveOrder(name, { remote, build, override: reason })
    case 'canary':
      return giveOrder(name, { remote, build, percent: answers.percent, promoteAfterMs, override: reason })
    case 'rollback':
      return giveOrder(name, { remote, build, reason })
    case 'halt':
      return giveOrder(name, { remote, reason })
    case 'pin':
      return giveOrder(name, { remote, reason: reason ?? '' })
    case 'unpin':
      return giveOrder(name, { remote })
  }
}
