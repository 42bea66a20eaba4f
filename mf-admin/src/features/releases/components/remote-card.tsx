import type { BuildCard, ReleaseState, RemoteState } from '@arunika/admin-contracts'
import { recentTime } from '@arunika/text'
import { Badge, Button, VisuallyHidden } from '@arunika/ui'
import { liveSince } from '../figures.ts'
import type { PlannedOrder } from '../planned-order.ts'
import { BuildHistory } from './build-history.tsx'
import { BuildLine } from './build-line.tsx'
import { CanaryStrip } from './canary-strip.tsx'
import { HealthTable } from './health-table.tsx'
import styles from './remote-card.module.css'

interface RemoteCardProps {
  state: RemoteState
  all: ReleaseState
  onPlan: (order: PlannedOrder) => void
  onOverride: () => void
  onCompare: (remote: RemoteState, card: BuildCard) => void
}

/** One remote: what is live of it, what is on trial, and what could be. */
export function RemoteCard({ state, all, onPlan, onOverride, onCompare }: RemoteCardProps) {
  const { remote, live, canary, pinned } = state
  const since = live && liveSince(all, remote, live.build)
  return (
    <section className={styles.card} aria-label={remote}>
      <header className={styles.head}>
        <h2 className={styles.name}>{remote}</h2>
        {live ? <Badge look="good">Live</Badge> : <Badge>Not live yet</Badge>}
        {pinned && <Badge look="hot">Pinned</Badge>}
        {since && <p className={styles.since}>since {recentTime(since)}</p>}
      </header>
      {live && <BuildLine card={live} />}
      {pinned && (
        <p className={styles.pinned}>
          Pinned by {pinned.by}: {pinned.reason}
        </p>
      )}
      {live && <HealthTable {...state} />}
      {canary && <CanaryStrip remote={remote} canary={canary} onPlan={onPlan} />}
      {live && <Actions state={state} live={live} onPlan={onPlan} onOverride={onOverride} />}
      <BuildHistory state={state} onPlan={onPlan} onCompare={(card) => onCompare(state, card)} />
    </section>
  )
}

interface ActionsProps extends Pick<RemoteCardProps, 'state' | 'onPlan' | 'onOverride'> {
  live: BuildCard
}

function Actions({ state, live, onPlan, onOverride }: ActionsProps) {
  const { remote, fallback, builds, pinned } = state
  const before = builds.find(({ build }) => build === fallback)
  const subject = <VisuallyHidden> {remote}</VisuallyHidden>
  return (
    <div className={styles.actions}>
      {before && (
        <Button look="secondary" onClick={() => onPlan({ name: 'rollback', remote, card: before })}>
          Roll back{subject}
        </Button>
      )}
      <Button look="secondary" onClick={() => onPlan({ name: pinned ? 'unpin' : 'pin', remote, card: live })}>
        {pinned ? 'Unpin' : 'Pin'}
        {subject}
      </Button>
      <Button look="secondary" onClick={onOverride}>
        Working copy{subject}
      </Button>
    </div>
  )
}
