import { atMost, type Findings, type Goal, show, showSpread, type Table } from '../lib/report.ts'
import { medianOf, spreadOf } from '../lib/statistics.ts'
import type { PageResults, RepeatVisit } from './run.ts'
import type { VariantName } from './variants.ts'
import type { Visit } from './visit.ts'

type Figure = keyof Omit<Visit, 'skeleton'>

const NAMES: Record<VariantName, string> = {
  composed: 'composed',
  plain: 'plain HTML',
  client: 'monolith, client',
  rendered: 'monolith, rendered',
  astro: 'Astro, static',
}
const kB = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1))

/** @param shaped a second LCP measurement, on a link slowed outside the browser */
export function pageFindings(results: PageResults, repeat: RepeatVisit[], shaped: PageResults): Findings {
  const tables = Object.entries(results).map(([path, visits]) => pageTable(path, visits))
  if (tables.length === 0) return { goals: [], tables: [shapedTable(shaped, results)] }
  return {
    goals: goalsOf(results, repeat),
    tables: [
      ratioTable(results, 'LCP, as a ratio to plain HTML'),
      ...(Object.keys(shaped).length > 0 ? [shapedTable(shaped, results)] : []),
      ...tables,
      ...repeatTable(repeat),
    ],
  }
}

function goalsOf(results: PageResults, repeat: RepeatVisit[]): Goal[] {
  const pages = Object.values(results)
  const of = (variant: VariantName, figure: Figure) =>
    pages.map((visits) => medianOf(visits[variant]?.map((visit) => visit[figure]) ?? []))
  const composed = (figure: Figure) => of('composed', figure).filter((value) => value !== undefined)
  const ratios = (figure: Figure, other: VariantName) => {
    const others = of(other, figure)
    return of('composed', figure).flatMap((value, at) => (value && others[at] ? [value / others[at]] : []))
  }
  const middle = (figures: number[]) => medianOf(figures) ?? Number.NaN
  const most = (figures: readonly (number | undefined)[]) => Math.max(...figures.map((figure) => figure ?? 0))
  const beyond = of('composed', 'js').map((bytes = 0, at) => bytes - (of('rendered', 'js')[at] ?? 0))
  const navigation = composed('navigation')
  const skeletons = pages.flatMap(({ composed: visits = [] }) =>
    visits.filter(({ skeleton }) => skeleton),
  ).length
  const fetched = (variant: VariantName) =>
    repeat.find((visit) => visit.variant === variant)?.js ?? Number.NaN
  const hasAstro = pages.some(({ astro }) => astro)
  return [
    atMost('LCP composed / plain HTML, median over the pages', 1.05, middle(ratios('lcp', 'plain'))),
    atMost('LCP composed / plain HTML, worst page', 1.15, most(ratios('lcp', 'plain'))),
    atMost('lead picture composed / plain HTML, median', 1.05, middle(ratios('lead', 'plain'))),
    atMost('LCP composed / monolith client application', 0.33, middle(ratios('lcp', 'client'))),
    ...(hasAstro ? [atMost('LCP composed / Astro static', 1, middle(ratios('lcp', 'astro')))] : []),
    atMost('live composed / live of the rendered monolith', 1.1, middle(ratios('live', 'rendered'))),
    atMost("JavaScript beyond the rendered monolith's, most", 20, most(beyond) / 1000, ' kB'),
    atMost('JavaScript of a public page, most', 140, most(composed('js')) / 1000, ' kB'),
    atMost('chain of dependent requests after the document, most', 1, most(composed('chain'))),
    atMost('layout shift, worst page', 0.01, most(composed('cls'))),
    atMost('blocking time before input at 4×, worst page', 120, most(composed('tbt')), ' ms'),
    atMost('navigation after intent to content at 4×, median', 100, middle(navigation), ' ms'),
    atMost('navigations that showed a skeleton', 0, skeletons),
    atMost("navigation after intent / the monolith's without", 0.3, middle(ratios('navigation', 'client'))),
    atMost(
      'script of a repeat visit after a release, as deltas / tuned monolith',
      0.2,
      fetched('composed') / fetched('client'),
    ),
  ]
}

const COLUMNS: [Figure, string][] = [
  ['fcp', 'FCP ms'],
  ['lcp', 'LCP ms'],
  ['lead', 'lead picture ms'],
  ['live', 'live ms'],
  ['tbt', 'blocking ms'],
  ['cls', 'shift'],
  ['tap', 'menu tap ms'],
  ['navigation', 'navigation ms'],
  ['navigationInp', 'navigation INP ms'],
]

function pageTable(path: string, visits: PageResults[string]): Table {
  const rows = variantsOf(visits).map((variant) => {
    const of = (figure: Figure) => spreadOf(visits[variant]?.map((visit) => visit[figure]) ?? [])
    const times = COLUMNS.map(([figure]) => showSpread(of(figure)))
    const counts = [of('requests'), of('chain')].map((spread) => show(spread?.median))
    return [NAMES[variant], ...times, kB(of('js')?.median), kB(of('total')?.median), ...counts]
  })
  const head = ['variant', ...COLUMNS.map(([, name]) => name), 'JS kB', 'all kB', 'requests', 'chain']
  return { title: `\`${path}\``, head, rows }
}

const variantsOf = (visits: PageResults[string]) => Object.keys(visits) as VariantName[]

function ratioTable(results: PageResults, title: string): Table {
  const variants = variantsOf(Object.values(results)[0] ?? {})
  const rows = Object.entries(results).map(([path, visits]) => [
    `\`${path}\``,
    ...variants.map((variant) => show(lcpRatio(visits, variant, 'plain'))),
  ])
  return { title, head: ['page', ...variants.map((variant) => NAMES[variant])], rows }
}

function lcpRatio(visits: PageResults[string] | undefined, one: VariantName, other: VariantName): number {
  const lcp = (variant: VariantName) => medianOf(visits?.[variant]?.map((visit) => visit.lcp) ?? [])
  return (lcp(one) ?? Number.NaN) / (lcp(other) ?? Number.NaN)
}

/** Compares the figures of both methods of slowing the link. */
function shapedTable(shaped: PageResults, emulated: PageResults): Table {
  const peers = variantsOf(Object.values(shaped)[0] ?? {}).filter((variant) => variant !== 'composed')
  const rows = Object.entries(shaped).map(([path, visits]) => [
    `\`${path}\``,
    show(medianOf(visits.composed?.map((visit) => visit.lcp) ?? [])),
    ...peers.map((peer) => {
      const [real, model] = [visits, emulated[path]].map((some) => show(lcpRatio(some, 'composed', peer)))
      return `${real} (${model})`
    }),
  ])
  return {
    title: 'LCP on a link slowed by a shaper on real sockets, in brackets as emulated',
    head: ['page', 'composed, ms', ...peers.map((peer) => `composed / ${NAMES[peer]}`)],
    rows,
  }
}

function repeatTable(repeat: RepeatVisit[]): Table[] {
  if (repeat.length === 0) return []
  const rows = repeat.map(({ variant, js, requests }) => [NAMES[variant], kB(js), String(requests)])
  return [
    {
      title: 'A second visit of `/articles`, after a release of mf-news: script fetched again',
      head: ['variant', 'kB', 'requests'],
      rows,
    },
  ]
}
