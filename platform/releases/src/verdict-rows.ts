import type { Verdict } from './store.ts'

/** The rows of `release check`, one per reason or remark. */
export function verdictRows({ remote, build, outcome, refusals, remarks = [] }: Verdict): object[] {
  const verdict = { remote, build, verdict: outcome }
  const rows = [...refusals, ...remarks.map(({ gate, reason }) => ({ gate, remark: reason }))]
  return rows.length > 0 ? rows.map((row) => ({ ...verdict, ...row })) : [verdict]
}
