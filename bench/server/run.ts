import { getBytes, type Product, startProduct } from '../lib/product.ts'
import { atLeast, atMost, type Findings, show } from '../lib/report.ts'
import { medianOf } from '../lib/statistics.ts'
import { type Load, load, type Target } from './load.ts'
import { startBare } from './start-bare.ts'
import { startWriting } from './writes.ts'

const LISTS = ['/api/articles?view=cards&limit=17', '/api/articles', '/api/job-vacancies']
const PAGE = '/articles'
const WRITTEN_LIST = '/api/job-vacancies'
const SECONDS = 3
const WARM_UP_SECONDS = 2

/** Every target in turn, round after round, so that a noisy minute falls on all of them. */
export async function measureServer(rounds: number): Promise<Findings> {
  const product = await startProduct()
  const bare = await startBare([product.url + PAGE, ...LISTS.map((list) => product.apiUrl + list)])
  try {
    const targets = await targetsOf(product, bare.url)
    const idle = await measure(targets, rounds)
    const writing = await startWriting(product)
    const list = targets.filter(({ name }) => name === `list ${WRITTEN_LIST}`)
    const busy = await measure(list, rounds)
    await writing.stop()
    const uncached = {
      name: 'uncached render of /articles',
      url: product.url + PAGE,
      unique: true,
      status: 200,
    }
    const rendered = await measure([uncached], 1)
    return findings(idle, busy, rendered, await processFigures(product))
  } finally {
    await bare.stop()
    await product.stop()
  }
}

async function targetsOf({ url, apiUrl }: Product, bareUrl: string): Promise<Target[]> {
  const known = async (list: string) => ({ 'if-none-match': (await getBytes(apiUrl + list)).etag })
  const lists = LISTS.map(async (list): Promise<Target[]> => {
    const headers = await known(list)
    return [
      { name: `bare ${list}`, url: bareUrl + list, status: 200 },
      { name: `list ${list}`, url: apiUrl + list, status: 200 },
      // What node:http itself gives: no goal is above it.
      { name: `bare 304 ${list}`, url: bareUrl + list, headers, status: 304 },
      { name: `304 ${list}`, url: apiUrl + list, headers, status: 304 },
    ]
  })
  return [
    { name: `bare ${PAGE}`, url: bareUrl + PAGE, status: 200 },
    { name: `page ${PAGE}`, url: url + PAGE, status: 200 },
    ...(await Promise.all(lists)).flat(),
  ]
}

type Loads = Map<string, Load[]>

async function measure(targets: readonly Target[], rounds: number): Promise<Loads> {
  const loads: Loads = new Map()
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets)
      loads.set(target.name, [...(loads.get(target.name) ?? []), await load(target, SECONDS)])
  return loads
}

/** Median over the rounds of the ratio to what was measured right beside it. */
function ratio(loads: Loads, name: string, base: string, figure: keyof Load, bases = loads): number {
  const others = bases.get(base) ?? []
  const ratios = (loads.get(name) ?? []).map(
    (own, round) => own[figure] / (others[round]?.[figure] ?? Number.NaN),
  )
  return medianOf(ratios) ?? Number.NaN
}

function findings(idle: Loads, busy: Loads, rendered: Loads, processes: string[][]): Findings {
  const least = (kind: string) =>
    Math.min(...LISTS.map((list) => ratio(idle, `${kind} ${list}`, `bare ${list}`, 'perSecond')))
  const slowest = Math.max(
    ratio(idle, `page ${PAGE}`, `bare ${PAGE}`, 'p99'),
    ...LISTS.flatMap((list) =>
      ['list', '304'].map((kind) => ratio(idle, `${kind} ${list}`, `bare ${list}`, 'p99')),
    ),
  )
  const written = `list ${WRITTEN_LIST}`
  const renders = medianOf([...rendered.values()].flat().map(({ perSecond }) => perSecond)) ?? Number.NaN
  const all = [
    ...idle,
    ...[...busy].map(([name, loads]) => [`${name}, ten writes a second`, loads] as const),
    ...rendered,
  ]
  const rows = all.map(([name, loads]) => {
    const of = (figure: keyof Load) => show(medianOf(loads.map((load) => load[figure])))
    return [name, of('perSecond'), of('p99')]
  })
  return {
    goals: [
      atLeast(
        'rendered page from cache / bare node:http',
        0.9,
        ratio(idle, `page ${PAGE}`, `bare ${PAGE}`, 'perSecond'),
      ),
      atLeast('list 200 / bare node:http, worst list', 0.95, least('list')),
      atLeast('list 304 / bare node:http 200, worst list', 1.3, least('304')),
      atMost('99th of 100 / that of bare node:http, worst', 1.5, slowest),
      atLeast(
        'list while an administrator writes / idle',
        0.9,
        ratio(busy, written, written, 'perSecond', idle),
      ),
      atLeast('uncached renders of /articles', 150, renders, ' a second'),
    ],
    tables: [
      { title: 'Requests', head: ['what', 'a second', '99th of 100, ms'], rows },
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
