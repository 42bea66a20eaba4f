import { execFileSync } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { writeDocument } from '../../scripts/write-document.ts'
import type { Spread } from './statistics.ts'

const results = join(import.meta.dirname, '../results')
const document = join(import.meta.dirname, '../../docs/performance-tables.md')

export const KINDS = ['pages', 'server', 'growth', 'stream', 'faults', 'judge', 'builds'] as const
export type Kind = (typeof KINDS)[number]

export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A goal, given as a ratio or a limit, with its result. */
export interface Goal {
  figure: string
  goal: string
  reached: string
  met: boolean
}

export interface Findings {
  goals: Goal[]
  tables: Table[]
}

export interface Report extends Findings {
  kind: Kind
  /** End of the run, in ISO 8601. */
  at: string
  minutes: number
  commit: string
  machine: string
}

/** Adds time and machine to the findings. */
export function reportOf(kind: Kind, began: number, findings: Findings): Report {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: results.slice(0, -8), encoding: 'utf8' }).trim()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return {
    kind,
    at: new Date().toISOString(),
    minutes: Math.round((performance.now() - began) / 6000) / 10,
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' and changes' : ''),
    machine: `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GB, Node ${process.versions.node}`,
    ...findings,
  }
}

export async function saveReport(report: Report): Promise<void> {
  await mkdir(results, { recursive: true })
  await writeDocument(join(results, `${report.kind}.json`), JSON.stringify(report, null, 2))
}

/** Writes the last saved reports into docs/performance-tables.md, between its markers. */
export async function writeReports(): Promise<void> {
  let text = await readFile(document, 'utf8')
  for (const kind of KINDS) {
    const saved = await readFile(join(results, `${kind}.json`), 'utf8').catch(() => undefined)
    if (!saved) continue
    const mark = new RegExp(`(<!-- ${kind} -->\n)[\\s\\S]*?(<!-- /${kind} -->)`)
    text = text.replace(mark, (_all, begin, end) => `${begin}\n${toMarkdown(JSON.parse(saved))}\n${end}`)
  }
  await writeDocument(document, text)
}

function toMarkdown({ at, minutes, commit, machine, goals, tables }: Report): string {
  const head = `Run of ${at.slice(0, 16).replace('T', ' ')} UTC, ${minutes} minutes, commit ${commit}. ${machine}.`
  const rows = goals.map(({ figure, goal, reached, met }) => [figure, goal, reached, met ? 'yes' : 'no'])
  const all = [{ title: 'Goals', head: ['figure', 'goal', 'reached', 'met'], rows }, ...tables]
  return [head, ...all.map((table) => `### ${table.title}\n\n${toRows(table)}`)].join('\n\n')
}

function toRows({ head, rows }: Table): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

export function print({ goals, tables }: Findings): void {
  for (const { title, head, rows } of tables) {
    console.log(`\n${title}`)
    console.table(rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at] ?? '', cell]))))
  }
  if (goals.length === 0) return
  console.log('\nGoals')
  console.table(goals)
}

/** A ratio with two digits, and whether it is within its limit. */
export function atMost(figure: string, limit: number, reached: number, unit = ''): Goal {
  return { figure, goal: `≤ ${limit}${unit}`, reached: show(reached) + unit, met: reached <= limit }
}

export function atLeast(figure: string, limit: number, reached: number, unit = ''): Goal {
  return { figure, goal: `≥ ${limit}${unit}`, reached: show(reached) + unit, met: reached >= limit }
}

export const show = (figure: number | undefined): string => {
  if (figure === undefined || Number.isNaN(figure)) return '–'
  return Math.abs(figure) >= 20 ? figure.toFixed(0) : String(Math.round(figure * 1000) / 1000)
}

/** Median with the interquartile range. */
export const showSpread = (spread: Spread | undefined): string =>
  spread ? `${show(spread.median)} (${show(spread.low)}–${show(spread.high)})` : show(undefined)
