import type { BuildCard, RemoteState } from '@anyam/protocol'
import { Badge, Button, VisuallyHidden } from '@arunika/ui'
import type { PlannedCommand } from '../planned-command.ts'
import styles from './build-history.module.css'
import { BuildSummary } from './build-summary.tsx'
import { GateFindings } from './gate-findings.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

interface BuildHistoryProps {
  state: RemoteState
  /** Undefined for accounts without the right to release. */
  onPlan: ((command: PlannedCommand) => void) | undefined
  onCompare: (card: BuildCard) => void
}

/** Builds in the store, newest first, with the available commands. */
export function BuildHistory({ state, onPlan, onCompare }: BuildHistoryProps) {
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        {state.builds.length === 1 ? 'One build' : `${state.builds.length} builds`} in the store
        <VisuallyHidden> of {state.remote}</VisuallyHidden>
      </summary>
      <ol className={styles.builds}>
        {state.builds.map((card) => (
          <Build key={card.build} card={card} state={state} onPlan={onPlan} onCompare={onCompare} />
        ))}
      </ol>
    </details>
  )
}

function Build({ card, state, onPlan, onCompare }: BuildHistoryProps & { card: BuildCard }) {
  const { remote, live, canary, pinned, retired } = state
  const isLive = card.build === live?.build
  const isCanary = card.build === canary?.build
  const plan = (name: 'promote' | 'canary') => () => onPlan?.({ name, remote, card })
  const subject = <VisuallyHidden> {card.build}</VisuallyHidden>
  return (
    <li className={styles.build}>
      <BuildSummary card={card} />
      <div className={styles.badges}>
        {isLive && <Badge variant="good">Live</Badge>}
        {isCanary && <Badge variant="hot">Canary</Badge>}
        <VerdictBadge verdict={card.verdict} />
        {card.preview && (
          <a href={card.preview} target="_blank" rel="noreferrer">
            Preview{subject}
          </a>
        )}
      </div>
      <GateFindings {...card} remote={remote} />
      {!isLive && (
        <div className={styles.actions}>
          {live && (
            <Button variant="secondary" onClick={() => onCompare(card)}>
              Compare{subject}
            </Button>
          )}
          {onPlan && !pinned && !retired && (
            <Button variant="secondary" onClick={plan('promote')}>
              Promote{subject}
            </Button>
          )}
          {onPlan && !pinned && live && !isCanary && (
            <Button variant="secondary" onClick={plan('canary')}>
              Canary{subject}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
