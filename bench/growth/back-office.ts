import { readFile } from 'node:fs/promises'
import { medianOf } from '../lib/statistics.ts'
import { type FilledApi, startFilledApi } from './filled-api.ts'
import { OFFICE_CALLS, type OfficeCall } from './office-calls.ts'

const CALLS = 50
const SAVES = 20
/** Clock tick of /proc: most systems count 100 per second. */
const MS_PER_TICK = 10

/** Cost of one call at one database size. */
export interface CallCost {
  call: string
  isPolled: boolean
  /** Size of the response before compression. */
  bytes: number
  /** Mean processor time of the api, counted from the first call. */
  cpuMs: number
  /** Median response time, including the database. */
  ms: number
}

export interface BackOfficeCost {
  articles: number
  applications: number
  calls: CallCost[]
}

/** Cost of back-office calls by number of rows. */
export async function measureBackOffice(sizes: readonly number[]): Promise<BackOfficeCost[]> {
  const costs: BackOfficeCost[] = []
  for (const articles of sizes) costs.push(await measure(articles))
  return costs
}

async function measure(articles: number): Promise<BackOfficeCost> {
  const api = await startFilledApi(articles)
  try {
    const calls: CallCost[] = []
    for (const call of OFFICE_CALLS) calls.push(await costOf(call, api))
    return { articles, applications: api.applications, calls }
  } finally {
    await api.stop()
  }
}

async function costOf({ name, path, isPolled = false, body }: OfficeCall, api: FilledApi): Promise<CallCost> {
  const count = body ? SAVES : CALLS
  const times: number[] = []
  let bytes = 0
  const before = await ticksOf(api.pid)
  for (let nth = 0; nth < count; nth += 1) {
    const start = performance.now()
    const response = await fetch(api.url + path, requestOf(body?.(nth), api))
    bytes = (await response.arrayBuffer()).byteLength
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    times.push(performance.now() - start)
  }
  const cpuMs = (((await ticksOf(api.pid)) - before) * MS_PER_TICK) / count
  return { call: name, isPolled, bytes, cpuMs, ms: medianOf(times) ?? Number.NaN }
}

function requestOf(body: object | FormData | undefined, { credentials }: FilledApi): RequestInit {
  if (!body) return { headers: credentials }
  if (body instanceof FormData) return { method: 'POST', headers: credentials, body }
  const headers = { ...credentials, 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

/** Processor time of a process in clock ticks (proc_pid_stat(5), fields 14 and 15). */
async function ticksOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
