import type { RemoteState } from '@anyam/protocol'
import { recentTime } from '@arunika/text'
import { Button, Skeleton } from '@arunika/ui'
import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { goesLive } from '../figures.ts'
import type { PlannedCommand } from '../planned-command.ts'
import { BuildSummary } from './build-summary.tsx'
import styles from './canary-strip.module.css'
import { GateFindings } from './gate-findings.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

const CanaryCurves = lazy(() => import(/* webpackChunkName: "canary-curves" */ './canary-curves.tsx'))

interface CanaryStripProps {
  remote: string
  canary: NonNullable<RemoteState['canary']>
  /** Evidence that is still missing before it may go live automatically. */
  evidence: string | undefined
  /** Undefined for accounts without the right to release. */
  onPlan: ((command: PlannedCommand) => void) | undefined
}

const sentenceOf = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** The canary: its share of visitors, its start, and how it will end. */
export function CanaryStrip({ remote, canary, evidence, onPlan }: CanaryStripProps) {
  const plan = (name: 'promote' | 'halt') => () => onPlan?.({ name, remote, card: canary })
  return (
    <section className={styles.strip} aria-label={`Canary of ${remote}`}>
      <div className={styles.head}>
        <h3 className={styles.title}>Canary</h3>
        <p className={styles.when}>
          {canary.percent} of 100 visitors since {recentTime(canary.since)}, {goesLive(canary, Date.now())}
        </p>
      </div>
      {evidence && <p className={styles.evidence}>{sentenceOf(evidence)}</p>}
      <progress
        className={styles.share}
        max={100}
        value={canary.percent}
        aria-label={`Visitors with the canary of ${remote}, in percent`}
      />
      <LoadBoundary fallback={<p role="alert">The curves could not be loaded. Please reload the page.</p>}>
        <Suspense fallback={<Skeleton className={styles.placeholder} />}>
          <CanaryCurves remote={remote} />
        </Suspense>
      </LoadBoundary>
      <BuildSummary card={canary} />
      <div className={styles.gate}>
        <VerdictBadge {...canary} />
        <GateFindings {...canary} remote={remote} />
      </div>
      <p className={styles.by}>Started by {canary.by}</p>
      {onPlan && (
        <div className={styles.actions}>
          <Button onClick={plan('promote')}>Promote for all</Button>
          <Button variant="secondary" onClick={plan('halt')}>
            Halt
          </Button>
        </div>
      )}
    </section>
  )
}
