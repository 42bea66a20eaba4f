import type { WaitingApproval } from '@anyam/protocol'
import { recentTime } from '@arunika/text'
import { Button, VisuallyHidden } from '@arunika/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { approve, type useApprovals } from '../api/approvals.ts'
import { useCommand } from '../hooks/use-command.ts'
import styles from './wide-card.module.css'

const changes: Record<WaitingApproval['name'], string> = {
  promote: 'goes live',
  rollback: 'is rolled back to',
  canary: 'goes on trial',
  halt: 'is halted',
  pin: 'is pinned',
  unpin: 'is unpinned',
  unpublish: 'is removed',
  retire: 'is retired',
  handover: 'goes live',
}

interface ApprovalsProps extends Pick<ReturnType<typeof useApprovals>, 'data' | 'error'> {
  onDone: (message: string) => void
}

/** Changes that await a second person, each with an approve button; renders nothing if there are none. */
export function Approvals({ data, error, onDone }: ApprovalsProps) {
  const [approved, setApproved] = useState<WaitingApproval>()
  if (data?.length === 0 || (!data && !error)) return null

  return (
    <section className={styles.card} aria-labelledby="approvals">
      <header className={styles.head}>
        <h2 id="approvals" className={styles.title}>
          Waiting for a second person
        </h2>
      </header>
      {error && !data && <p className={styles.none}>What waits could not be loaded: {error.message}</p>}
      <ul className={styles.rows}>
        {data?.map((request) => (
          <li key={`${request.at} ${request.by}`} className={styles.row}>
            <div className={styles.text}>
              <p className={styles.name}>
                <Change {...request} />
              </p>
              <p className={styles.facts}>{reasonsOf(request).join(' · ')}</p>
              <p className={styles.facts}>
                by {request.by} · {recentTime(request.at)} · expires {recentTime(request.until)}
              </p>
            </div>
            {request.mayApprove && (
              <Button variant="secondary" onClick={() => setApproved(request)}>
                Approve
                <VisuallyHidden>
                  {' '}
                  <Change {...request} />
                </VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {approved && (
        <ApproveDialog
          request={approved}
          onClose={() => setApproved(undefined)}
          onDone={(message) => {
            setApproved(undefined)
            onDone(message)
          }}
        />
      )}
    </section>
  )
}

interface ApproveDialogProps {
  request: WaitingApproval
  onClose: () => void
  onDone: (message: string) => void
}

function ApproveDialog({ request, onClose, onDone }: ApproveDialogProps) {
  const { give, state } = useCommand()
  return (
    <ConfirmDialog
      open
      question="Approve this change?"
      confirmLabel="Approve"
      confirmVariant="primary"
      refuseLabel="Cancel"
      onConfirm={() => void give(approve(request), ({ message }) => onDone(message))}
      onRefuse={onClose}
      {...state}
    >
      <p>
        <Change {...request} />
        {reasonsOf(request).map((reason) => `, ${reason}`)}.
      </p>
      <p>It happens at once. The journal names {request.by} and you.</p>
    </ConfirmDialog>
  )
}

/** The change as one sentence without its full stop. */
function Change({ name, command }: WaitingApproval) {
  const { remote, build, percent, promoteAfterMs, inSteps, path, from, redirects = {} } = command
  const extras = [
    name === 'rollback' && !build && ' the build before',
    path && ` with ${path} of ${from}`,
    percent !== undefined && ` with ${percent} of 100 visitors`,
    inSteps && ', in steps,',
    promoteAfterMs && `, and live automatically after ${promoteAfterMs / 60_000} min`,
    ...Object.entries(redirects).map(([old, next]) => `, ${old} leads to ${next}`),
  ]
  return (
    <>
      <strong>{remote}</strong> {build && <code>{build}</code>} {changes[name]}
      {extras.filter(Boolean).join('')}
    </>
  )
}

const reasonsOf = ({ command: { override, reason } }: WaitingApproval) => [
  ...(override ? [`past the gate: “${override}”`] : []),
  ...(reason ? [`“${reason}”`] : []),
]
