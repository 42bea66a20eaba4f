import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { startTopology, type Topology } from '../../deploy/topology.ts'
import { quantile } from '../lib/statistics.ts'

const INTERVAL_MS = 10_000
const ROUNDS = 2
const LISTS = {
  '/api/articles': '/api/articles?view=cards&limit=17',
  '/api/job-vacancies': '/api/job-vacancies',
}

/** Cost of open pages behind the edge, by their number. */
export interface PollingCost {
  clients: number
  polls: number
  failed: number
  p99: number
  /** Requests per ten seconds that reached an api, for the list with the most. */
  atApi: number
}

/** Simulates pages that poll both lists every ten seconds, in front of two shells and two apis. */
export async function measurePolling(levels: readonly number[]): Promise<PollingCost[]> {
  const topology = await startTopology()
  try {
    const costs: PollingCost[] = []
    for (const clients of levels) costs.push(await measureClients(topology, clients))
    return costs
  } finally {
    await topology.stop()
  }
}

async function measureClients(topology: Topology, clients: number): Promise<PollingCost> {
  const before = await countServed(topology)
  const began = performance.now()
  const times: number[] = []
  let failed = 0
  const record = (ms: number, status: number) => {
    times.push(ms)
    if (status !== 200 && status !== 304) failed += 1
  }
  await Promise.all(
    Array.from({ length: clients }, (_, nth) => client(topology.url, (INTERVAL_MS / clients) * nth, record)),
  )
  const intervals = (performance.now() - began) / INTERVAL_MS
  const after = await countServed(topology)
  times.sort((one, other) => one - other)
  const most = Math.max(...after.map((count, at) => count - (before[at] ?? 0)))
  return { clients, polls: times.length, failed, p99: quantile(times, 0.99), atApi: most / intervals }
}

/** Simulates one page: a separate connection that sends its ETags. */
async function client(url: string, after: number, record: (ms: number, status: number) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const tags = new Map<string, string>()
  await delay(after)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of Object.values(LISTS)) {
      const began = performance.now()
      const { status, tag } = await poll(agent, url + path, tags.get(path) ?? '')
      tags.set(path, tag)
      record(performance.now() - began, status)
    }
    await delay(INTERVAL_MS)
  }
  agent.destroy()
}

function poll(agent: Agent, url: string, tag: string): Promise<{ status: number; tag: string }> {
  const headers = { 'accept-encoding': 'br', 'if-none-match': tag }
  return new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      const { statusCode: status = 0, headers } = response
      response.resume().once('end', () => resolve({ status, tag: headers.etag ?? tag }))
    })
    request.once('error', () => resolve({ status: 0, tag }))
  })
}

/** Number of responses that the apis have sent for each list. */
async function countServed({ apis }: Topology): Promise<number[]> {
  const texts = await Promise.all(apis.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))
  return Object.keys(LISTS).map((route) => {
    const rows = texts.join('\n').matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)
    return [...rows].reduce(
      (sum, [, labels, count]) => sum + (labels?.includes(`route="${route}"`) ? Number(count) : 0),
      0,
    )
  })
}
