import type { Finding, Verdict } from './store.ts'

/** A reason for people at a terminal. */
export const reasonAtTerminal = ({ reason, change }: Finding) =>
  change === undefined ? reason : `${reason} If that is intended: --accept "${change}".`

/** The rows of `release check`, one per reason or remark. */
export function verdictRows({ remote, build, outcome, refusals, remarks = [] }: Verdict): object[] {
  const verdict = { remote, build, verdict: outcome }
  const rows = [
    ...refusals.map((one) => ({ gate: one.gate, reason: reasonAtTerminal(one), ...picturesIn(one) })),
    ...remarks.map((one) => ({ gate: one.gate, remark: one.reason, ...picturesIn(one) })),
  ]
  return rows.length > 0 ? rows.map((row) => ({ ...verdict, ...row })) : [verdict]
}

const picturesIn = ({ pictures }: Finding) => (pictures ? { pictures } : {})
