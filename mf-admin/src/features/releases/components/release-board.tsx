import type { BuildCard, RemoteState } from '@anyam/protocol'
import { Notice, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { ownRights } from '../../../lib/rights.ts'
import { useApprovals } from '../api/approvals.ts'
import { useReleaseState } from '../api/get-state.ts'
import type { PlannedCommand } from '../planned-command.ts'
import { Approvals } from './approvals.tsx'
import { CommandDialog } from './command-dialog.tsx'
import { DevOverrideDialog } from './dev-override-dialog.tsx'
import { DiffDialog } from './diff-dialog.tsx'
import { Journal } from './journal.tsx'
import { Policy } from './policy.tsx'
import styles from './release-board.module.css'
import { RemoteCard } from './remote-card.tsx'
import { Tokens } from './tokens.tsx'

/** Every remote with its live build, and the commands to change it. */
export function ReleaseBoard() {
  const { data, error, mutate } = useReleaseState()
  const hasRegistry = data !== undefined && data.hasRegistry !== false
  const approvals = useApprovals(hasRegistry)
  // Approvals are at the top, so showing them later would move everything else.
  const isComplete = !hasRegistry || approvals.data !== undefined || approvals.error !== undefined
  const [planned, setPlanned] = useState<PlannedCommand>()
  const [compared, setCompared] = useState<{ state: RemoteState; card: BuildCard }>()
  const [devOverridden, setDevOverridden] = useState<string>()
  const [status, setStatus] = useState('')

  function done(message: string) {
    setPlanned(undefined)
    setStatus(message)
    void mutate()
    void approvals.mutate()
  }
  if (!data && error) {
    return (
      <Notice title="The releases could not be loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  }
  return (
    <>
      <p className={styles.status} role="status">
        {data && error ? 'This could not be refreshed; what you see may be old.' : status}
      </p>
      {data && isComplete ? (
        <div className={styles.remotes}>
          {hasRegistry && <Approvals {...approvals} onDone={done} />}
          {data.remotes.map((state) => (
            <RemoteCard
              key={state.remote}
              state={state}
              all={data}
              onPlan={setPlanned}
              onDevOverride={() => setDevOverridden(state.remote)}
              onCompare={(remote, card) => setCompared({ state: remote, card })}
            />
          ))}
          {hasRegistry && ownRights().roles.includes('administrator') && (
            <Tokens remotes={data.remotes.map(({ remote }) => remote)} onDone={setStatus} />
          )}
          {hasRegistry && <Policy onDone={setStatus} />}
          <Journal journal={data.journal} />
        </div>
      ) : (
        <Placeholders />
      )}
      {planned && <CommandDialog command={planned} onClose={() => setPlanned(undefined)} onDone={done} />}
      {devOverridden && (
        <DevOverrideDialog remote={devOverridden} onClose={() => setDevOverridden(undefined)} />
      )}
      {compared?.state.live && (
        <DiffDialog
          remote={compared.state.remote}
          live={compared.state.live}
          card={compared.card}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  )
}

const Placeholders = () => (
  <div className={styles.remotes} aria-hidden>
    {['a', 'b', 'c', 'd'].map((card) => (
      <Skeleton key={card} className={styles.placeholder} />
    ))}
  </div>
)
