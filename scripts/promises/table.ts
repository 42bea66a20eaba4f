import { basename } from 'node:path'
import type { Result } from './results.ts'
import { PROMISES } from './rows.ts'

const BEGIN = '<!-- promises: written by pnpm test:promises -->'
const END = '<!-- end of promises -->'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A promise is kept when it has tests and all of them passed. */
export const isKept = (results: readonly Result[], row: number) => {
  const own = results.filter((result) => result.row === row)
  return own.length > 0 && own.every(({ passed }) => passed)
}

function lineOf(row: number, results: readonly Result[], reached: readonly { row: number; text: string }[]) {
  const own = results.filter((result) => result.row === row)
  const files = [...new Set(own.map(({ file }) => basename(file)))]
  const failed = own.filter(({ passed }) => !passed)
  const verdict = own.length === 0 ? 'no test' : failed.length === 0 ? 'passed' : `${failed.length} failed`
  const figures = reached.filter((figure) => figure.row === row).map(({ text }) => text)
  const tests = own.length === 0 ? '–' : `${files.join(', ')} (${own.length})`
  return `| ${[row, PROMISES[row] ?? '', tests, figures.join('; ') || '–', verdict].map((text) => cell(String(text))).join(' | ')} |`
}

/** The table of a run: row, promise, tests, figures reached, outcome. */
export const tableOf = (
  rows: readonly number[],
  results: readonly Result[],
  reached: readonly { row: number; text: string }[],
) =>
  [
    '| # | promise | tests (how many) | reached | outcome |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => lineOf(row, results, reached)),
  ].join('\n')

/** @throws Error when the document has no place for the table */
export function withTable(document: string, table: string, date: string): string {
  const [before, rest] = document.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error('docs/security.md has no place for the table')
  return `${before}${BEGIN}\n\nLast run: ${date}.\n\n${table}\n\n${END}${after}`
}
