import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request as send } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../lib/statistics.ts'
import { type FilledApi, startFilledApi } from './filled-api.ts'

const ARTICLES = 100_000
const VISITORS = 200
const ROUND_MS = 20_000
const INTERVAL_MS = 10_000
const EDITOR_MS = 1_000
const SAMPLE_MS = 250

/** Responses without a bound: the specification's lists, an export, and the entries of the sitemap. */
const WHOLE = [
  ...['articles', 'categories', 'job-vacancies', 'messages'].map((list) => `/api/admin/${list}`),
  ...['/api/admin/job-vacancies/1/applications', '/api/admin/job-vacancies/1/applications.csv'],
  ...['/api/articles', '/api/articles?view=places'],
]

/** Calls of others meanwhile. */
const POLLED = ['/api/articles?view=cards&limit=17', '/api/job-vacancies']
const EDITED = ['/api/admin/articles?view=page', '/api/admin/articles/50', '/api/admin/summary']

/** Response times of one call in milliseconds. */
export interface Interference {
  call: string
  'quiet p50': number
  'quiet p99': number
  'beside whole lists p50': number
  'beside whole lists p99': number
}

/** A list that was read in a loop. */
interface WholeList {
  list: string
  'read to its end': number
  MB: number
}

export interface InterferenceCost {
  calls: Interference[]
  lists: WholeList[]
  /** Largest resident memory of the api in the rounds of each kind, in MB. */
  quietMB: number
  busyMB: number
}

type Times = Map<string, number[]>

/** @param rounds pairs of rounds without and with readers of whole lists */
export async function measureInterference(rounds: number): Promise<InterferenceCost> {
  const api = await startFilledApi(ARTICLES)
  const times = { quiet: new Map(), busy: new Map() } satisfies Record<string, Times>
  const memory = { quiet: 0, busy: 0 }
  const lists = WHOLE.map((list) => ({ list, 'read to its end': 0, MB: 0 }))
  try {
    await round(api, new Map())
    for (let nth = 0; nth < rounds; nth += 1) {
      memory.quiet = Math.max(memory.quiet, await round(api, times.quiet))
      const readers = startReaders(api, lists)
      memory.busy = Math.max(memory.busy, await round(api, times.busy))
      await readers.stop()
    }
  } finally {
    await api.stop()
  }
  const calls = [...times.quiet.keys()].map((call) => ({
    call,
    'quiet p50': at(times.quiet, call, 0.5),
    'quiet p99': at(times.quiet, call, 0.99),
    'beside whole lists p50': at(times.busy, call, 0.5),
    'beside whole lists p99': at(times.busy, call, 0.99),
  }))
  return { calls, lists, quietMB: memory.quiet, busyMB: memory.busy }
}

const at = (times: Times, call: string, share: number) =>
  quantile(
    (times.get(call) ?? []).toSorted((one, other) => one - other),
    share,
  )

/** @returns the largest resident memory of the api, in MB */
async function round(api: FilledApi, times: Times): Promise<number> {
  const until = performance.now() + ROUND_MS
  const isOver = () => performance.now() > until
  let most = 0
  const sample = async () => {
    while (!isOver()) {
      most = Math.max(most, await residentMB(api.pid))
      await pause(SAMPLE_MS)
    }
  }
  const visitors = Array.from({ length: VISITORS }, (_, nth) =>
    visit(api.url, (INTERVAL_MS / VISITORS) * nth, times, isOver),
  )
  await Promise.all([sample(), edit(api, times, isOver), ...visitors])
  return most
}

/** One open page: its own connection, its ETags, and both lists every ten seconds. */
async function visit(url: string, after: number, times: Times, isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const tags = new Map<string, string>()
  for (await pause(after); !isOver(); await pause(INTERVAL_MS))
    for (const path of POLLED) {
      const headers = { 'accept-encoding': 'br', 'if-none-match': tags.get(path) ?? '' }
      tags.set(path, (await timed(`GET ${path}`, url + path, { agent, headers }, times)).etag)
    }
  agent.destroy()
}

/** An editor who opens lists and articles, and saves. */
async function edit({ url, credentials }: FilledApi, times: Times, isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let nth = 0; !isOver(); nth += 1) {
    for (const path of EDITED) await timed(`GET ${path}`, url + path, { agent, headers: credentials }, times)
    const path = '/api/admin/job-vacancies/6'
    const body = JSON.stringify({
      ...{ title: `Saved ${nth}`, type: 'internship', location: 'Bandung', status: 'open' },
      ...{ description: '<p>You make plants.</p>', requirement: '<p>A portfolio</p>' },
    })
    const headers = { ...credentials, 'content-type': 'application/json' }
    await timed(`POST ${path}`, url + path, { agent, headers, body }, times)
    await pause(EDITOR_MS)
  }
  agent.destroy()
}

interface Call {
  agent: Agent
  headers: Record<string, string>
  body?: string
}

async function timed(name: string, address: string, { body, ...call }: Call, times: Times) {
  const began = performance.now()
  const sent = send(address, { ...call, method: body ? 'POST' : 'GET' }).end(body)
  const [response] = await once(sent, 'response')
  const received = await text(response)
  if (![200, 304].includes(response.statusCode))
    throw new Error(`${name}: ${response.statusCode} ${received}`)
  const took = performance.now() - began
  if (!times.get(name)?.push(took)) times.set(name, [took])
  return { etag: String(response.headers.etag ?? '') }
}

function startReaders({ url, credentials }: FilledApi, lists: WholeList[]) {
  const addresses = WHOLE.map((path) => url + path)
  const child: ChildProcess = fork(join(import.meta.dirname, 'whole-list-readers.ts'), [
    JSON.stringify(credentials),
    ...addresses,
  ])
  let failure: Error | undefined
  child.on('message', ({ address, bytes, isWhole }: { address: string; bytes: number; isWhole: boolean }) => {
    const list = lists[addresses.indexOf(address)]
    if (!list) return
    list.MB += bytes / 1e6
    list['read to its end'] += Number(isWhole)
  })
  child.once('exit', (code) => {
    if (code) failure = new Error('A whole list could not be read.')
  })
  return {
    async stop() {
      if (failure) throw failure
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** proc_pid_status(5) */
async function residentMB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1000
}
