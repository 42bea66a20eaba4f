import type { Findings, Goal } from '../lib/report.ts'
import { type End, simulate } from './simulate.ts'

const LIVE = [0, 0.002, 0.01, 0.05]
const PAGES_PER_SECOND = [0.5, 50]
const MOST_PAGES = 5000

interface Row {
  /** Share of pages that fail only because of the canary. */
  extra: number
  /** Maximum share of canaries that may go live automatically. */
  promoted?: number
  /** Maximum share of canaries that may be halted. */
  halted?: number
  /** Maximum median of canary pages until it is halted; twice as many if 5 % of the live build's pages fail. */
  pages?: number
}

const ROWS: Row[] = [
  { extra: 0, halted: 0.001 },
  { extra: 0.02, promoted: 0.01 },
  { extra: 0.03, promoted: 0.01, pages: 1500 },
  { extra: 0.05, promoted: 0.001, pages: 400 },
  { extra: 0.1, promoted: 0, pages: 120 },
  { extra: 0.25, promoted: 0, pages: 30 },
  { extra: 1, promoted: 0, pages: 12 },
]
const OFTEN = 0.05

interface Kind {
  row: Row
  live: number
  pagesPerSecond: number
}

export interface Cell extends Kind {
  ends: End[]
}

export const KINDS: readonly Kind[] = ROWS.flatMap((row) =>
  LIVE.flatMap((live) => PAGES_PER_SECOND.map((pagesPerSecond) => ({ row, live, pagesPerSecond }))),
)

/** Simulates canaries of one kind with reproducible seeds and judges them as a shell does. */
export function simulated(kind: Kind, runs: number): Cell {
  const { row, ...own } = kind
  const run = (nth: number) => ({
    ...own,
    extra: row.extra,
    seed: nth * 7919,
    most: MOST_PAGES,
    goesOn: row.extra === 0,
  })
  return { ...kind, ends: Array.from({ length: runs }, (_, nth) => simulate(run(nth + 1))) }
}

export async function measureJudge(runs: number): Promise<Findings> {
  const cells = KINDS.map((kind) => simulated(kind, runs))
  const title = `Canaries as they are judged, ${runs} of each kind`
  return { goals: cells.flatMap(goalsOf), tables: [{ title, head: HEAD, rows: cells.map(rowOf) }] }
}

const HEAD = [
  'more failures',
  'live build fails for',
  'pages a second',
  'halted',
  'pages until halted',
  'went live',
  'pages until then',
]

function rowOf({ row, live, pagesPerSecond, ends }: Cell): string[] {
  const share = (count: number) => percent(count / ends.length)
  const halted = ends.flatMap((end) => end.halted ?? [])
  const promoted = ends.flatMap((end) => end.promoted ?? [])
  const median = (pages: number[]) => (pages.length > 0 ? String(medianOf(pages)) : '–')
  return [
    ...[percent(row.extra), percent(live), String(pagesPerSecond)],
    ...[share(halted.length), median(halted), share(promoted.length), median(promoted)],
  ]
}

export function goalsOf({ row, live, pagesPerSecond, ends }: Cell): Goal[] {
  const about = `${percent(row.extra)} more than ${percent(live)}, ${pagesPerSecond} pages a second`
  const count = (name: keyof End) => ends.filter((end) => end[name] !== undefined).length
  const atMost = (name: keyof End, share: number): Goal => ({
    figure: `${about}: ${name}`,
    goal: `≤ ${percent(share)}`,
    reached: percent(count(name) / ends.length),
    met: count(name) <= share * ends.length,
  })
  const most = (row.pages ?? 0) * (live >= OFTEN ? 2 : 1)
  // Canaries that were not halted count as infinitely long.
  const pages = medianOf(ends.map(({ halted = Number.POSITIVE_INFINITY }) => halted))
  return [
    ...(row.halted === undefined ? [] : [atMost('halted', row.halted)]),
    ...(row.promoted === undefined ? [] : [atMost('promoted', row.promoted)]),
    ...(row.pages === undefined
      ? []
      : [
          {
            figure: `${about}: pages until halted`,
            goal: `≤ ${most}`,
            reached: String(pages),
            met: pages <= most,
          },
        ]),
  ]
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`
