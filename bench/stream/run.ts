import { setTimeout as delay } from 'node:timers/promises'
import { ADMIN, startTopology, type Topology } from '../../deploy/topology.ts'
import { atMost, type Findings, show } from '../lib/report.ts'
import { quantile } from '../lib/statistics.ts'
import { noTraffic } from './visitor-connection.ts'
import { pollingVisitor, type Seen, streamVisitor, type Visitor } from './visitors.ts'

const VISITORS = 5_000
/** Milliseconds in which visitors arrive, and in which they are measured. */
const ARRIVAL_MS = 20_000
const MEASURED_MS = 60_000
/** Times of vacancy changes, in milliseconds since the start of the measurement. */
const CHANGES_AT_MS = [10_000, 35_000]

type Open = typeof pollingVisitor

interface Cost {
  requests: number
  bytesUp: number
  bytesDown: number
  failed: number
  /** Total number of requests that reached an api. */
  atApis: number
  /** Milliseconds from a change's request until each visitor had it, ascending. */
  freshness: number[]
}

/** Compares polling visitors with visitors on the version stream, behind the edge of two shells and two apis. */
export async function measureStream(): Promise<Findings> {
  const topology = await startTopology({ VERSION_STREAM_CONNECTIONS: String(VISITORS) })
  try {
    const vacancy = await createVacancy(topology)
    const polling = await measure(topology, vacancy, pollingVisitor)
    const streaming = await measure(topology, vacancy, streamVisitor)
    return findings(polling, streaming)
  } finally {
    await topology.stop()
  }
}

async function measure(topology: Topology, change: () => Promise<void>, open: Open): Promise<Cost> {
  const traffic = noTraffic()
  const freshness: number[] = []
  let changedAt = Number.POSITIVE_INFINITY
  const seen: Seen = (list) => {
    const ms = performance.now() - changedAt
    if (list === 'job-vacancies' && ms >= 0) freshness.push(ms)
  }
  const port = Number(new URL(topology.url).port)
  const visitors: Visitor[] = []
  for (let nth = 0; nth < VISITORS; nth += 1) {
    visitors.push(open({ port, traffic, seen }))
    // Spread the visitors' arrival.
    if (nth % 50 === 49) await delay((50 * ARRIVAL_MS) / VISITORS)
  }
  await delay(5_000)

  const [before, servedBefore, began] = [{ ...traffic }, await countServed(topology), performance.now()]
  for (const at of CHANGES_AT_MS) {
    await delay(began + at - performance.now())
    changedAt = performance.now()
    await change()
  }
  await delay(began + MEASURED_MS - performance.now())
  const atApis = (await countServed(topology)) - servedBefore
  for (const visitor of visitors) visitor.end()
  return {
    requests: traffic.requests - before.requests,
    bytesUp: traffic.bytesUp - before.bytesUp,
    bytesDown: traffic.bytesDown - before.bytesDown,
    failed: traffic.failed - before.failed,
    atApis,
    freshness: freshness.sort((one, other) => one - other),
  }
}

/**
 * Creates a vacancy.
 * @returns a function that changes it
 */
async function createVacancy({ url }: Topology): Promise<() => Promise<void>> {
  const post = async <Body>(path: string, body: object, token?: string): Promise<Body> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Body
  }
  const { token } = await post<{ token: string }>('/api/login', ADMIN)
  const vacancy = {
    ...{ title: 'Puppeteer', type: 'internship', location: 'Bandung, Indonesia', status: 'open' },
    ...{ description: '<p>You make things.</p>', requirement: '<p>Curiosity.</p>' },
  }
  await post('/api/admin/job-vacancies/create', vacancy, token)
  const list = await fetch(`${url}/api/job-vacancies?version=new`)
  const [newest] = ((await list.json()) as { id: number; title: string }[]).filter(
    ({ title }) => title === vacancy.title,
  )
  let count = 0
  return async () => {
    count += 1
    const title = `${vacancy.title}, ${count} wanted`
    await post(`/api/admin/job-vacancies/${newest?.id}`, { ...vacancy, title }, token)
  }
}

/** Total number of requests that the apis have served. */
async function countServed({ apis }: Topology): Promise<number> {
  const texts = await Promise.all(apis.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))
  const rows = texts.join('\n').matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)
  return [...rows].reduce(
    (sum, [, labels, count]) =>
      sum + (/route="\/api\/(articles|job-v)/.test(labels ?? '') ? Number(count) : 0),
    0,
  )
}

function findings(polling: Cost, streaming: Cost): Findings {
  const minutes = MEASURED_MS / 60_000
  const each = (figure: number) => figure / VISITORS / minutes
  const fresh = ({ freshness }: Cost, share: number) =>
    freshness.length > 0 ? quantile(freshness, share) : Number.NaN
  const row = (name: string, read: (cost: Cost) => number) => [
    name,
    show(read(polling)),
    show(read(streaming)),
  ]
  const expected = VISITORS * CHANGES_AT_MS.length
  return {
    goals: [
      atMost(
        'a change reaches visitors by the stream, 99th percentile',
        1_000,
        fresh(streaming, 0.99),
        ' ms',
      ),
      atMost(
        'requests of a visitor with the stream, of those without',
        0.25,
        streaming.requests / polling.requests,
      ),
      atMost('visitors whom a change did not reach by the stream', 0, expected - streaming.freshness.length),
    ],
    tables: [
      {
        title: `${VISITORS.toLocaleString('en')} visitors with two lists, of which one changes ${CHANGES_AT_MS.length} times a minute`,
        head: ['of each visitor, in a minute', 'polls', 'version stream'],
        rows: [
          row('requests', ({ requests }) => each(requests)),
          row('bytes sent', ({ bytesUp }) => each(bytesUp)),
          row('bytes received', ({ bytesDown }) => each(bytesDown)),
          row('of all: requests of lists at the apis', ({ atApis }) => atApis),
          row('of all: failed requests', ({ failed }) => failed),
          row('of all: changes seen', ({ freshness }) => freshness.length),
          row('ms from a change until it is seen, median', (cost) => fresh(cost, 0.5)),
          row('the same, 99th percentile', (cost) => fresh(cost, 0.99)),
          row('the same, longest', (cost) => fresh(cost, 1)),
        ],
      },
    ],
  }
}
