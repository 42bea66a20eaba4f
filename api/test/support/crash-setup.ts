import { randomUUID } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@anyam/server/node'
import type { ApplicationResponse } from '@arunika/contracts'
import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { startEmbeddedDatabase } from '../../src/db/embedded.ts'
import { applicationFiles, applications, vacancies } from '../../src/db/schema/index.ts'
import { prepareDatabase } from '../../src/prepare.ts'
import { createLocalStore } from '../../src/storage/local-store.ts'
import { APPLICANT, applicationForm, pdf, type SampleFile } from './samples.ts'
import { startServerProcess, untilReady } from './server-process.ts'
import { ADMIN, type Call, call, testSettings } from './test-api.ts'

/** Applicants retry when they get no response, but without overloading the machine. */
const RETRY_PAUSE_MS = 50

/**
 * A data folder with its own database and api, each in a process that a test may kill; there are no applications.
 * @param dataDir an empty folder, which is not removed
 */
export async function startCrashSetup(dataDir: string) {
  await cp(inject('freshDataDir'), dataDir, { recursive: true })
  const database = await startEmbeddedDatabase({ dataDir })
  onTestFinished(() => database.stop())
  const administrator = { adminEmail: ADMIN.email, adminPassword: ADMIN.password }
  await prepareDatabase(database.url, testSettings(dataDir, administrator))
  const { db, close } = openDatabase(database.url, 2)
  onTestFinished(close)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, API_PORT: String(port), LOG_LEVEL: 'fatal' }
  let server = startServerProcess(env)
  await untilReady(url)
  await db.delete(applications)
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.status, 'open')).limit(1)
  return {
    dataDir,
    db,
    url,
    vacancyId: vacancy?.id ?? 0,
    /** Kills the api and starts it at once, like a supervisor. @returns milliseconds until it is ready */
    async killApi(): Promise<number> {
      const start = performance.now()
      server.child.kill('SIGKILL')
      await server.exit
      server = startServerProcess(env)
      await untilReady(url)
      return performance.now() - start
    },
    /** Kills the database. @returns milliseconds until the api is ready again */
    async killDatabase(): Promise<number> {
      const start = performance.now()
      const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await untilReady(url)
      return performance.now() - start
    },
  }
}

export type CrashSetup = Awaited<ReturnType<typeof startCrashSetup>>

/** Repeats a call until the api responds. A killed api may have processed the call, so it must be repeatable. */
export async function callUntilDone<T>({ url }: CrashSetup, path: string, options: () => Promise<Call>) {
  for (;;) {
    const response = await call<T>(url, path, await options()).catch(() => undefined)
    if (response && response.status < 500) return response
    await delay(RETRY_PAUSE_MS)
  }
}

/** Sends an application under a name that is also its key. @returns the status, 0 without a response */
export async function apply({ url, vacancyId }: CrashSetup, key: string, file: SampleFile = pdf()) {
  const response = await fetch(`${url}/api/job-vacancies/${vacancyId}`, {
    method: 'POST',
    body: applicationForm([file], { ...APPLICANT, name: key }),
    headers: { 'idempotency-key': key },
  }).catch(() => undefined)
  const payload = (await response?.json().catch(() => ({}))) as Partial<ApplicationResponse> | undefined
  const isAcknowledged = response?.ok === true && payload?.reference !== undefined
  return { status: response?.status ?? 0, isAcknowledged }
}

/** Sends applications in sequence, retrying each until it is acknowledged. */
export async function applyUntil(setup: CrashSetup, isOver: () => boolean): Promise<string[]> {
  const acknowledged: string[] = []
  while (!isOver()) {
    const key = randomUUID()
    while (!(await apply(setup, key)).isAcknowledged) await delay(RETRY_PAUSE_MS)
    acknowledged.push(key)
  }
  return acknowledged
}

export const countApplications = (db: Database) => db.$count(applications).catch(() => 0)

/**
 * Checks that each acknowledged application exists once, with a document of the recorded size, and nothing else does.
 */
export async function expectNothingLost({ db, dataDir }: CrashSetup, acknowledged: readonly string[]) {
  const rows = await db.select({ name: applications.name }).from(applications)
  expect(rows.map((row) => row.name).sort()).toEqual(acknowledged.toSorted())
  const { path, size } = applicationFiles
  const files = await db.select({ path, size }).from(applicationFiles)
  expect(files).toHaveLength(rows.length)
  const store = createLocalStore(join(dataDir, 'files'))
  for (const row of files) {
    const file = await store.open('private', row.path)
    file?.stream.destroy()
    expect(file?.size).toBe(row.size)
  }
}
