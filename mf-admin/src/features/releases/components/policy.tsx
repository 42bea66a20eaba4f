import type { ReleasePolicy } from '@anyam/protocol'
import { recentTime } from '@arunika/text'
import { Button } from '@arunika/ui'
import { lazy, Suspense, useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { setPolicy, useReleasePolicy } from '../api/policy.ts'
import { useCommand } from '../hooks/use-command.ts'
import styles from './policy.module.css'
import { PolicyList, RemarkList } from './policy-lists.tsx'

const PolicyDialog = lazy(() => import(/* webpackChunkName: "policy-dialog" */ './policy-dialog.tsx'))

interface PolicyProps {
  onDone: (message: string) => void
}

/** The policy of releases in sentences, with an editor for administrators. */
export function Policy({ onDone }: PolicyProps) {
  const { data, error, mutate } = useReleasePolicy()
  const [isEditing, setEditing] = useState(false)
  const [approved, setApproved] = useState<Proposal>()
  const { text, proposal } = data ?? {}

  async function done(message: string) {
    // Render the buttons first, so that closing the dialog can return the focus to one.
    await mutate()
    setEditing(false)
    setApproved(undefined)
    onDone(message)
  }
  return (
    <section className={styles.card} aria-labelledby="policy">
      <header className={styles.head}>
        <h2 id="policy" className={styles.title}>
          Policy
        </h2>
        {text !== undefined && (
          <Button variant="secondary" onClick={() => setEditing(true)}>
            Edit the policy
          </Button>
        )}
      </header>
      {error && !data && <p className={styles.none}>The policy could not be loaded: {error.message}</p>}
      {data && <PolicyInForce policy={data} />}
      {proposal && (
        <div className={styles.part}>
          <h3 className={styles.subtitle}>
            {proposal.by} proposes a change, “{proposal.reason}”
          </h3>
          <PolicyList sentences={proposal.changes} />
          <p className={styles.facts}>It needs a second person. It expires {recentTime(proposal.until)}.</p>
          {proposal.mayApprove && (
            <Button variant="secondary" onClick={() => setApproved(proposal)}>
              Approve the policy
            </Button>
          )}
        </div>
      )}
      {isEditing && data && text !== undefined && (
        <LoadBoundary fallback={<p role="alert">The editor could not be loaded. Please reload the page.</p>}>
          <Suspense fallback={null}>
            <PolicyDialog
              text={text}
              version={data.version}
              newVersion={async () => (await mutate())?.version}
              onClose={() => setEditing(false)}
              onDone={done}
            />
          </Suspense>
        </LoadBoundary>
      )}
      {approved && <ApproveDialog proposal={approved} onClose={() => setApproved(undefined)} onDone={done} />}
    </section>
  )
}

type Proposal = NonNullable<ReleasePolicy['proposal']>

function PolicyInForce({ policy }: { policy: ReleasePolicy }) {
  const { version, by, at, sentences, warnings, problems, isUnreadable = false } = policy
  return (
    <>
      {problems.length > 0 && (
        <div className={styles.problems}>
          <h3 className={styles.subtitle}>
            {isUnreadable
              ? 'It cannot be read, so nothing is released'
              : 'The file policy.json has changed and is not in force'}
          </h3>
          <RemarkList remarks={problems} />
        </div>
      )}
      {!isUnreadable && sentences.length === 0 && <p className={styles.none}>Nothing is forbidden.</p>}
      <PolicyList sentences={sentences} />
      {warnings.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.subtitle}>Worth a second look</h3>
          <RemarkList remarks={warnings} />
        </div>
      )}
      {by && (
        <p className={styles.facts}>
          Version {version}, set by {by} · {recentTime(at)}
        </p>
      )}
    </>
  )
}

interface ApproveDialogProps {
  proposal: Proposal
  onClose: () => void
  onDone: (message: string) => Promise<void>
}

function ApproveDialog({ proposal, onClose, onDone }: ApproveDialogProps) {
  const { give, state } = useCommand()
  const { text, basedOn, reason, by, changes } = proposal
  return (
    <ConfirmDialog
      open
      question="Put this policy in force?"
      confirmLabel="Approve"
      confirmVariant="primary"
      refuseLabel="Cancel"
      onConfirm={() => void give(setPolicy({ text, basedOn, reason }), ({ message }) => onDone(message))}
      onRefuse={onClose}
      {...state}
    >
      <PolicyList sentences={changes} />
      <p>
        {by} proposes it: “{reason}”. The audit log names {by} and you.
      </p>
    </ConfirmDialog>
  )
}
