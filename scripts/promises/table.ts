import { basename } from 'node:path'
import type { Result } from './results.ts'
import { PROMISES } from './rows.ts'

const BEGIN = '<!-- promises: written by pnpm test:promises -->'
const END = '<!-- end of promises -->'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A promise holds when it has tests and all of them passed. */
export const holds = (results: readonly Result[], row: number) => {
  const own = results.filter((result) => result.row === row)
  return own.length > 0 && own.every(({ passed }) => passed)
}

/** The results of a run. */
export interface Run {
  rows: readonly number[]
  results: readonly Result[]
  figures: readonly { row: number; text: string }[]
  /** e.g. `2026-12-31` */
  date: string
}

function rowOf(row: number, { results, figures, date }: Run): string {
  const own = results.filter((result) => result.row === row)
  const files = [...new Set(own.map(({ file }) => basename(file)))]
  const failed = own.filter(({ passed }) => !passed)
  const outcome = own.length === 0 ? 'no test' : failed.length === 0 ? 'passed' : `${failed.length} failed`
  const reached = figures.filter((figure) => figure.row === row).map(({ text }) => text)
  const tests = own.length === 0 ? '–' : `${files.join(', ')} (${own.length})`
  const cells = [`${row}`, PROMISES[row] ?? '', tests, reached.join('; ') || '–', outcome, date]
  return `| ${cells.map(cell).join(' | ')} |`
}

const HEAD =
  '| # | promise | tests (how many) | reached | outcome | run |\n| --- | --- | --- | --- | --- | --- |'

/** The table of a run: row, promise, tests, figures reached, outcome, date. */
export const tableOf = (run: Run) => [HEAD, ...run.rows.map((row) => rowOf(row, run))].join('\n')

/**
 * The document with the rows of a run; other rows stay as their last run left them.
 * @throws Error when the document has no place for the table
 */
export function withTable(document: string, run: Run): string {
  const [before, rest] = document.split(BEGIN)
  const [table, after] = rest?.split(END) ?? []
  if (before === undefined || table === undefined || after === undefined)
    throw new Error('docs/security.md has no marks for the table')
  const lines = new Map(
    [...table.matchAll(/^\| (\d+) .*$/gm)].map(([line, row]) => [Number(row), line] as const),
  )
  for (const row of run.rows) lines.set(row, rowOf(row, run))
  const sorted = [...lines].sort(([a], [b]) => a - b).map(([, line]) => line)
  return `${before}${BEGIN}\n\n${[HEAD, ...sorted].join('\n')}\n\n${END}${after}`
}
