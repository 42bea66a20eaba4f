import { getBytes, type Product, startProduct } from '../lib/product.ts'
import { atLeast, atMost, type Findings, show, showSpread } from '../lib/report.ts'
import type { Load, Target } from './load.ts'
import { type Loads, measureRounds, median, ratios, type Slice } from './rounds.ts'
import { startBare } from './start-bare.ts'
import { createWriter } from './writes.ts'

const LISTS = ['/api/articles?view=cards&limit=17', '/api/articles', '/api/job-vacancies']
const PAGE = '/articles'
const WRITTEN_LIST = '/api/job-vacancies'
/** A whole second, so that it contains exactly ten writes. */
const WRITTEN_SECONDS = 1
const UNCACHED_SECONDS = 3
const UNCACHED_PAGE = '/career'
const UNCACHED = `uncached render of ${UNCACHED_PAGE}`

/** Measures targets in turn, half a second each, so that a noisy minute affects all of them. */
export async function measureServer(rounds: number): Promise<Findings> {
  const product = await startProduct()
  const bare = await startBare([product.url + PAGE, ...LISTS.map((list) => product.apiUrl + list)])
  try {
    const loads: Loads = new Map()
    const add = async (slices: readonly Slice[], rounds: number, seconds?: number) => {
      for (const [name, row] of await measureRounds(slices, rounds, seconds)) loads.set(name, row)
    }
    await add(pageTargets(product, bare.url), rounds)
    for (const list of LISTS) await add(await listTargets(list, product, bare.url), rounds)
    await add(await writtenTargets(product), rounds, WRITTEN_SECONDS)
    const uncached = { name: UNCACHED, url: product.url + UNCACHED_PAGE, unique: 'type', status: 200 }
    await add([uncached], 1, UNCACHED_SECONDS)
    return findings(loads, await processFigures(product))
  } finally {
    await bare.stop()
    await product.stop()
  }
}

const pageTargets = ({ url }: Product, bareUrl: string): Target[] => [
  { name: `bare ${PAGE}`, url: bareUrl + PAGE, status: 200 },
  { name: `page ${PAGE}`, url: url + PAGE, status: 200 },
]

async function listTargets(list: string, { apiUrl }: Product, bareUrl: string): Promise<Target[]> {
  const headers = { 'if-none-match': (await getBytes(apiUrl + list)).etag }
  return [
    { name: `bare ${list}`, url: bareUrl + list, status: 200 },
    { name: `list ${list}`, url: apiUrl + list, status: 200 },
    { name: `304 ${list}`, url: apiUrl + list, headers, status: 304 },
    // Figures of plain node:http, which no goal exceeds.
    { name: `bare 304 ${list}`, url: bareUrl + list, headers, status: 304 },
  ]
}

async function writtenTargets(product: Product): Promise<Slice[]> {
  const target = { url: product.apiUrl + WRITTEN_LIST, status: 200 }
  return [
    { ...target, name: `list ${WRITTEN_LIST}, at rest` },
    { ...target, name: `list ${WRITTEN_LIST}, ten writes a second`, meanwhile: await createWriter(product) },
  ]
}

/** Pairs to compare. */
const pairs = {
  page: [[`page ${PAGE}`, `bare ${PAGE}`]],
  lists: LISTS.map((list) => [`list ${list}`, `bare ${list}`]),
  unchanged: LISTS.map((list) => [`304 ${list}`, `bare 304 ${list}`]),
  polls: LISTS.map((list) => [`304 ${list}`, `bare ${list}`]),
  bare: LISTS.map((list) => [`bare 304 ${list}`, `bare ${list}`]),
  written: [[`list ${WRITTEN_LIST}, ten writes a second`, `list ${WRITTEN_LIST}, at rest`]],
} as const satisfies Record<string, readonly (readonly string[])[]>

function findings(loads: Loads, processes: string[][]): Findings {
  const spread = ([name = '', base = '']: readonly string[], figure: keyof Load) =>
    ratios(loads, name, base, figure)
  const all = (kind: keyof typeof pairs, figure: keyof Load = 'perSecond') =>
    pairs[kind].map((pair) => spread(pair, figure)?.median ?? Number.NaN)
  const slowest = (['page', 'lists', 'unchanged'] as const).flatMap((kind) => all(kind, 'p99'))
  const requests = [...loads.keys()].map((name) => [
    name,
    show(median(loads, name, 'perSecond')),
    show(median(loads, name, 'p99')),
  ])
  const compared = Object.values(pairs)
    .flat()
    .map((pair) => [...pair, showSpread(spread(pair, 'perSecond')), showSpread(spread(pair, 'p99'))])
  return {
    goals: [
      atLeast('rendered page from cache / bare node:http', 0.9, Math.min(...all('page'))),
      atLeast('list 200 / bare node:http, worst list', 0.95, Math.min(...all('lists'))),
      atLeast('list 304 / bare node:http 200, worst list', 1.3, Math.min(...all('polls'))),
      atMost('99th of 100 / that of bare node:http, worst', 1.5, Math.max(...slowest)),
      atLeast('list while an administrator writes / idle', 0.9, Math.min(...all('written'))),
      atLeast(
        'uncached renders of /articles',
        150,
        median(loads, UNCACHED, 'perSecond') ?? Number.NaN,
        ' a second',
      ),
    ],
    tables: [
      { title: 'Requests', head: ['what', 'a second', '99th of 100, ms'], rows: requests },
      { title: 'Compared', head: ['what', 'to what', 'a second', '99th of 100'], rows: compared },
      {
        title: 'Processes after the run',
        head: ['process', 'memory MB', 'event-loop delay, 99th of 100, ms'],
        rows: processes,
      },
    ],
  }
}

async function processFigures({ url, apiUrl }: Product): Promise<string[][]> {
  const rows: string[][] = []
  for (const [name, address] of [
    ['shell', url],
    ['api', apiUrl],
  ] as const) {
    const text = await (await fetch(`${address}/metrics`)).text()
    const of = (metric: string) => Number(new RegExp(`^${metric}\\{[^}]*\\} (\\S+)`, 'm').exec(text)?.[1])
    rows.push([
      name,
      show(of('process_resident_memory_bytes') / 1e6),
      show(of('nodejs_eventloop_lag_p99_seconds') * 1000),
    ])
  }
  return rows
}
