import type { GateVerdict } from '@anyam/protocol'
import type { Accepted, PlannedHandover, Reasons, Verdict } from './live-set.ts'
import { reasonAtTerminal } from './verdict-rows.ts'

/** The build has not passed the gate, and no reason was passed to force it. */
export class GateError extends Error {
  override name = 'GateError'
  readonly verdict: GateVerdict

  constructor(verdict: GateVerdict, message: string) {
    super(message)
    this.verdict = verdict
  }
}

export interface GateRequest {
  remote: string
  build: string
  /** The gate's verdict; undefined if it has not checked the build. */
  verdict: Verdict | undefined
  /** Reason to skip the gate. */
  force: string | undefined
  /** Changes that the author accepts. */
  accepts?: readonly string[] | undefined
  by?: string | undefined
  /** Path handed over with the build. */
  handover?: PlannedHandover | undefined
}

/**
 * Applies to every way to visitors: a build must have passed the gate, or be forced with a reason.
 * @returns the fields for the journal, which is signed: for a build that has passed, the changes that people accepted
 * @throws GateError with the gate's verdict
 */
export function assertGatePassed({
  remote,
  build,
  verdict,
  force,
  accepts = [],
  by = 'unknown',
  handover,
}: GateRequest): Pick<Reasons, 'override' | 'verdict' | 'accepted'> {
  const outcome = isFor(verdict, handover) ? verdict.outcome : 'unchecked'
  if (outcome === 'passed' || hasPassed(verdict, handover, accepts)) {
    const changes = changesIn(verdict) ?? []
    const accepted = acceptedOnce([
      ...(verdict?.accepted ?? []),
      ...changes.map((change) => ({ change, by })),
    ])
    return accepted.length > 0 ? { accepted } : {}
  }
  if (force) return { override: force, verdict: outcome }
  const { begin, end } = SENTENCES[outcome]
  const reasons = isFor(verdict, handover)
    ? verdict.refusals.map((one) => `  ${one.gate}: ${reasonAtTerminal(one)}`)
    : []
  throw new GateError(
    outcome,
    [`${begin(`${remote} ${build}`)}${reasons.length > 0 ? ':' : '.'}`, ...reasons, end].join('\n'),
  )
}

/** Each change with the person who accepted it first. */
export const acceptedOnce = (accepted: readonly Accepted[]): Accepted[] =>
  accepted.filter(({ change }, at) => accepted.findIndex((one) => one.change === change) === at)

/** True if the build needs no further check: it has passed, or all that refuses it are changes which are accepted now. */
export const hasPassed = (
  verdict: Verdict | undefined,
  handover: PlannedHandover | undefined,
  accepts: readonly string[],
): boolean =>
  isFor(verdict, handover) &&
  (verdict.outcome === 'passed' || (changesIn(verdict)?.every((change) => accepts.includes(change)) ?? false))

/** Names of the changes because of which a build is refused; undefined if it has problems as well. */
export function changesIn(verdict: Verdict | undefined): string[] | undefined {
  const { outcome, refusals = [] } = verdict ?? {}
  const changes = refusals.flatMap(({ change = [] }) => change)
  const isOnly = outcome === 'refused' && changes.length > 0 && changes.length === refusals.length
  return isOnly ? [...new Set(changes)] : undefined
}

/** A verdict counts only for the handover that was checked: with a path, without it, or with another path. */
export const isFor = (
  verdict: Verdict | undefined,
  { path, from }: Partial<PlannedHandover> = {},
): verdict is Verdict =>
  verdict !== undefined && verdict.handover?.path === path && verdict.handover?.from === from

const SENTENCES = {
  refused: {
    begin: (build: string) => `The gate refuses ${build}`,
    end: 'Fix it, or pass --force "<reason>".',
  },
  inconclusive: {
    begin: (build: string) => `The gate could not try ${build}, which says nothing of the build`,
    end: 'Try again, or pass --force "<reason>".',
  },
  unchecked: {
    begin: (build: string) => `The gate has not checked ${build}`,
    end: 'Check it first, or pass --force "<reason>".',
  },
}
