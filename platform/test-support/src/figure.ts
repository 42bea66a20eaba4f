import { appendFileSync } from 'node:fs'

/**
 * Records what a test of a promise has reached, for the table of `pnpm test:promises`. It does nothing
 * elsewhere.
 * @param row number of the promise in docs/security.md
 * @param text with its unit, e.g. `0 of 2,400 ran`
 */
export function figure(row: number, text: string): void {
  const file = process.env.PROMISE_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify({ row, text })}\n`)
}
