import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../api/src/db/database.ts'
import { processIdentity } from '../api/src/db/embedded/folder-lock.ts'
import { runningDatabaseUrl } from '../api/src/db/embedded/running.ts'
import { openStore } from '../platform/releases/src/open-store.ts'
import { RegistryClient } from '../platform/releases/src/registry/client.ts'
import { type OperatorAccess, readOperatorAccess } from '../platform/releases/src/registry/operator-file.ts'
import { figure } from '../platform/test-support/src/figure.ts'
import { patience } from '../platform/test-support/src/patience.ts'
import { type CopyOfProduct, startCopy } from './copy-of-product.ts'
import { descendants, processBelow } from './testing/processes.ts'

const ROUNDS = process.env.PROMISES ? 20 : 1
const PAGES = ['/', '/about-us', '/articles', '/articles/1', '/career']
const MESSAGE = { name: 'Dewi', email: 'dewi@example.com', message: 'Is it still there?' }

let dataDir: string
let product: CopyOfProduct
let registry: OperatorAccess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comes-back-'))
  const unlimited = { PUBLIC_POSTS_PER_MINUTE: '0', FORMS_PER_HOUR: '0', FORMS_MB_PER_HOUR: '0' }
  product = await startCopy({ DATA_DIR: dataDir, ...unlimited }, { command: ['npm', 'start'] })
  const access = await readOperatorAccess(dataDir)
  if (!access) throw new Error('No registry runs.')
  registry = access
})
afterAll(async () => {
  await product?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** How to recognise a process, and its readiness address. */
type Part = readonly [part: string, url: string]
const kinds = (): Record<'api' | 'shell' | 'registry' | 'sample LMS' | 'database', Part> => ({
  api: ['api/src/server.ts', `${product.apiUrl}/health/ready`],
  shell: ['shell/server/server.ts', `${product.url}/health/ready`],
  registry: ['platform/releases/src/registry/server.ts', `${registry.url}/health/ready`],
  'sample LMS': ['lms/src/server.ts', `${product.lmsUrl}/health/live`],
  database: [join(dataDir, 'postgres'), `${product.apiUrl}/health/ready`],
})

/** Processes killed in each round; also shell and api together, as on a machine that runs out of memory. */
function kills(): Record<string, Part[]> {
  const { shell, api, ...others } = kinds()
  const each = Object.entries({ shell, api, ...others }).map(([kind, index]) => [kind, [index]] as const)
  return { ...Object.fromEntries(each), 'shell and api at once': [shell, api] }
}

const pidOf = (part: string) => processBelow(product.pid, part)

const isReady = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(patience(5_000)) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A server that ends sooner after its start has not started well: five such ends in a row are a crash loop. */
const STARTED_WELL_MS = 2_500
/** When the process of a place was ready, by its part. */
const readyAt = new Map<string, number>()
const hasStartedWell = ([part]: Part) => performance.now() - (readyAt.get(part) ?? 0) > STARTED_WELL_MS

/** @returns milliseconds until other processes are ready in the place of the killed ones */
async function killAndWait(...parts: Part[]): Promise<number> {
  await expect.poll(() => parts.every(hasStartedWell), { interval: 50 }).toBe(true)
  const pids = parts.map(([part]) => pidOf(part))
  if (pids.includes(undefined)) throw new Error(`${parts.map(([part]) => part)} do not all run`)
  const began = performance.now()
  for (const pid of pids) process.kill(pid as number, 'SIGKILL')
  for (const [part, url] of parts)
    await expect
      .poll(async () => ![undefined, ...pids].includes(pidOf(part)) && (await isReady(url)), { interval: 20 })
      .toBe(true)
  for (const [part] of parts) readyAt.set(part, performance.now())
  return performance.now() - began
}

/** Status of a page, requested again when the connection breaks, as browsers do; 0 without a response. */
async function visit(path: string): Promise<number> {
  const get = () => fetch(product.url + path).then(({ status }) => status)
  return get().catch(() => get().catch(() => 0))
}

async function visitUntil(signal: AbortSignal): Promise<string[]> {
  const failed: string[] = []
  for (let visits = 0; !signal.aborted; visits += 1) {
    const path = PAGES[visits % PAGES.length] ?? '/'
    const status = await visit(path)
    if (status !== 200) failed.push(`${path}: ${status}`)
    await delay(20)
  }
  return failed
}

/** Sends messages. @returns those that were acknowledged */
async function writeUntil(signal: AbortSignal): Promise<string[]> {
  const acknowledged: string[] = []
  while (!signal.aborted) {
    const subject = randomUUID()
    const body = JSON.stringify({ ...MESSAGE, subject })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${product.url}/api/contact-us`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
    if (response?.ok) acknowledged.push(subject)
    await delay(20)
  }
  return acknowledged
}

/** Sends commands with the access that the registry's first process gave. @returns reasons of those that were acknowledged */
async function pinUntil(signal: AbortSignal): Promise<string[]> {
  const client = new RegistryClient({ ...registry, by: 'ana', patienceMs: patience(15_000) })
  const acknowledged: string[] = []
  while (!signal.aborted) {
    const reason = randomUUID()
    await client.command('pin', { remote: 'mf-news', reason })
    acknowledged.push(reason)
    // Each makes the journal longer, which is written whole.
    await delay(200)
  }
  return acknowledged
}

/** Reasons in the journal that a shell accepts as signed. */
async function journalReasons(): Promise<Set<string | undefined>> {
  const settings = { dataDir, releasesS3: undefined }
  const store = await openStore(settings, { report: expect.unreachable })
  expect(store.live().pins['mf-news']).toBeDefined()
  return new Set((await store.journal()).map(({ reason }) => reason))
}

async function storedSubjects(): Promise<Set<string>> {
  const database = openDatabase(runningDatabaseUrl(dataDir) ?? '', 1)
  try {
    const { rows } = await database.db.execute<{ subject: string }>('select subject from contact_messages')
    return new Set(rows.map(({ subject }) => subject))
  } finally {
    await database.close()
  }
}

describe('Promise 34: what dies comes back', () => {
  test('a server or database that is killed is there again within seconds; no page fails and nothing acknowledged is lost', {
    timeout: patience(ROUNDS * 60_000),
  }, async () => {
    for (const path of PAGES) expect(await visit(path)).toBe(200)
    const ending = new AbortController()
    const visitors = visitUntil(ending.signal)
    const writers = writeUntil(ending.signal)
    const releasers = pinUntil(ending.signal)
    const longest: Record<string, number> = {}
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [kind, parts] of Object.entries(kills()))
        longest[kind] = Math.max(longest[kind] ?? 0, await killAndWait(...parts))
    ending.abort()
    const [failed, acknowledged, released] = await Promise.all([visitors, writers, releasers])
    const stored = await storedSubjects()
    const lost = acknowledged.filter((subject) => !stored.has(subject))
    const journal = await journalReasons()
    const undone = released.filter((reason) => !journal.has(reason))

    const times = Object.entries(longest).map(([kind, ms]) => `${kind} ${Math.round(ms)} ms`)
    figure(
      34,
      `${ROUNDS} kills of each kind, back after at most: ${times.join(', ')}; ${failed.length} pages failed; ${acknowledged.length} writes acknowledged, ${lost.length} lost; ${released.length} commands to the registry acknowledged, ${undone.length} lost`,
    )
    expect(failed).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(lost).toEqual([])
    expect(released.length).toBeGreaterThan(0)
    expect(undone).toEqual([])
    expect(Math.max(...Object.values(longest))).toBeLessThan(patience(5_000))
  })

  test('SIGTERM to npm ends everything within ten seconds', async () => {
    const own = descendants(product.pid).map(({ pid }) => processIdentity(pid))
    expect(own.length).toBeGreaterThan(5)
    process.kill(product.pid, 'SIGTERM')
    const isRunning = (identity = '') => processIdentity(Number.parseInt(identity, 10)) === identity
    await expect.poll(() => own.filter(isRunning), { timeout: patience(10_000) }).toEqual([])
  })
})
