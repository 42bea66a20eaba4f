/** The result of one check, as a sentence for the operator. `warning` does not count as a failure. */
export interface Finding {
  check: string
  state: 'good' | 'warning' | 'bad'
  text: string
}

/** A check returns its findings, or nothing if it does not apply. */
export type Outcome = Pick<Finding, 'state' | 'text'>

export const good = (text: string): Outcome => ({ state: 'good', text })
export const warning = (text: string): Outcome => ({ state: 'warning', text })
export const bad = (text: string): Outcome => ({ state: 'bad', text })

/** The error in short: its code if it has one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code: unknown = Reflect.get(error, 'code')
  // The actual reason of a `fetch` error is in its cause.
  if (code === undefined && error.cause instanceof Error) return reasonOf(error.cause)
  const text = error.message || error.name
  return code === undefined || text.includes(String(code)) ? text : `${text} (${code})`
}
