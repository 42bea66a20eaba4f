import type { BuildCard, ReleaseState, RemoteState } from '@anyam/protocol'
import { mayRelease } from '@arunika/admin-contracts'
import { recentTime } from '@arunika/text'
import { Badge, Button, VisuallyHidden } from '@arunika/ui'
import { ownRights } from '../../../lib/rights.ts'
import { liveSince } from '../figures.ts'
import type { PlannedCommand } from '../planned-command.ts'
import { BuildHistory } from './build-history.tsx'
import { BuildSummary } from './build-summary.tsx'
import { CanaryStrip } from './canary-strip.tsx'
import { HealthTable } from './health-table.tsx'
import styles from './remote-card.module.css'

interface RemoteCardProps {
  state: RemoteState
  all: ReleaseState
  onPlan: (command: PlannedCommand) => void
  onDevOverride: () => void
  onCompare: (remote: RemoteState, card: BuildCard) => void
}

/** One remote: its live build, its canary and the builds that could go live. */
export function RemoteCard({ state, all, onPlan, onDevOverride, onCompare }: RemoteCardProps) {
  const { remote, live, canary, pinned, retired, builds, health } = state
  // Accounts without the right to release it see only its state.
  const plan = mayRelease(ownRights(), remote) ? onPlan : undefined
  const last = builds.find(({ build }) => build === retired?.build)
  const evidence = health.find(({ build }) => build === canary?.build)?.evidence
  const since = live && liveSince(all, remote, live.build)
  return (
    <section className={styles.card} aria-label={remote}>
      <header className={styles.head}>
        <h2 className={styles.name}>{remote}</h2>
        {live ? <Badge variant="good">Live</Badge> : <Badge>{retired ? 'Retired' : 'Not live yet'}</Badge>}
        {pinned && <Badge variant="hot">Pinned</Badge>}
        {since && <p className={styles.since}>since {recentTime(since)}</p>}
      </header>
      {live && <BuildSummary card={live} />}
      {pinned && (
        <p className={styles.pinned}>
          Pinned by {pinned.by}: {pinned.reason}
        </p>
      )}
      {retired && (
        <p className={styles.pinned}>
          Retired by {retired.by}: {retired.reason}
        </p>
      )}
      {last && plan && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => plan({ name: 'rollback', remote, card: last })}>
            Bring back<VisuallyHidden> {remote}</VisuallyHidden>
          </Button>
        </div>
      )}
      {live && <HealthTable {...state} />}
      {canary && <CanaryStrip remote={remote} canary={canary} evidence={evidence} onPlan={plan} />}
      {live && plan && <Actions state={state} live={live} onPlan={plan} onDevOverride={onDevOverride} />}
      <BuildHistory state={state} onPlan={plan} onCompare={(card) => onCompare(state, card)} />
    </section>
  )
}

interface ActionsProps extends Pick<RemoteCardProps, 'state' | 'onPlan' | 'onDevOverride'> {
  live: BuildCard
}

function Actions({ state, live, onPlan, onDevOverride }: ActionsProps) {
  const { remote, isHost, fallback, builds, pinned } = state
  const before = builds.find(({ build }) => build === fallback)
  const subject = <VisuallyHidden> {remote}</VisuallyHidden>
  return (
    <div className={styles.actions}>
      {before && (
        <Button variant="secondary" onClick={() => onPlan({ name: 'rollback', remote, card: before })}>
          Roll back{subject}
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={() => onPlan({ name: pinned ? 'unpin' : 'pin', remote, card: live })}
      >
        {pinned ? 'Unpin' : 'Pin'}
        {subject}
      </Button>
      <Button variant="secondary" onClick={() => onPlan({ name: 'retire', remote, card: live })}>
        Retire{subject}
      </Button>
      {!isHost && (
        <Button variant="secondary" onClick={onDevOverride}>
          Working copy{subject}
        </Button>
      )}
    </div>
  )
}
