import { randomUUID } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApplicationResponse } from '@arunika/shared/contracts'
import { eq } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { freePort } from '../src/db/embedded/server-process.ts'
import { startEmbeddedDatabase } from '../src/db/embedded.ts'
import { applicationFiles, applications, vacancies } from '../src/db/schema.ts'
import { prepareDatabase } from '../src/prepare.ts'
import { createLocalStore } from '../src/storage/local-store.ts'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { isReady, startServerProcess } from './support/server-process.ts'
import { createDataDir, testSettings } from './support/test-api.ts'

const CRASHES = 3
const APPLICANTS = 6

async function startPlace() {
  const { dataDir, remove } = await createDataDir()
  onTestFinished(remove)
  await cp(inject('freshDataDir'), dataDir, { recursive: true })
  const database = await startEmbeddedDatabase({ dataDir })
  onTestFinished(() => database.stop())
  await prepareDatabase(database.url, testSettings(dataDir, { adminPassword: 'not needed here' }))
  const { db, close } = openDatabase(database.url, 2)
  onTestFinished(close)
  const port = await freePort()
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, API_PORT: String(port), LOG_LEVEL: 'fatal' }
  return { dataDir, db, env, url: `http://127.0.0.1:${port}` }
}

/** Sends applications one after the other, each as often as it takes to be acknowledged. */
async function applyUntil(url: string, vacancyId: number, isOver: () => boolean) {
  const acknowledged: string[] = []
  while (!isOver()) {
    const key = randomUUID()
    const form = applicationForm([pdf()], { ...APPLICANT, name: key })
    for (let done = false; !done; ) {
      done = await fetch(`${url}/api/job-vacancies/${vacancyId}`, {
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': key },
      })
        .then(async (response) => {
          const { reference } = (await response.json()) as ApplicationResponse
          return response.ok && reference !== undefined
        })
        .catch(() => false)
    }
    acknowledged.push(key)
  }
  return acknowledged
}

/** Milliseconds until the server is ready again. */
async function recovery(url: string) {
  const start = performance.now()
  await expect.poll(() => isReady(url), { timeout: 20_000, interval: 10 }).toBe(true)
  return performance.now() - start
}

it('whatever is killed, no acknowledged application is lost or doubled, and none is without its documents', async () => {
  const { dataDir, db, env, url } = await startPlace()
  let server = startServerProcess(env)
  await recovery(url)
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.status, 'open')).limit(1)
  await db.delete(applications)

  let over = false
  const senders = Array.from({ length: APPLICANTS }, () => applyUntil(url, vacancy?.id ?? 0, () => over))
  const count = () => db.$count(applications).catch(() => 0)
  for (let nth = 0; nth < CRASHES; nth += 1) {
    const before = await count()
    await expect.poll(count, { timeout: 10_000, interval: 10 }).toBeGreaterThan(before + 10 * nth)
    server.child.kill('SIGKILL')
    await server.exit
    server = startServerProcess(env)
    await recovery(url)
    const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await recovery(url)
  }
  over = true
  const acknowledged = (await Promise.all(senders)).flat().sort()

  const rows = await db.select({ name: applications.name }).from(applications)
  expect(rows.map((row) => row.name).sort()).toEqual(acknowledged)
  expect(acknowledged.length).toBeGreaterThan(30)
  const files = await db
    .select({ path: applicationFiles.path, size: applicationFiles.size })
    .from(applicationFiles)
  expect(files).toHaveLength(rows.length)
  const store = createLocalStore(join(dataDir, 'files'))
  for (const { path, size } of files) {
    const file = await store.open('private', path)
    file?.stream.destroy()
    expect(file?.size).toBe(size)
  }
}, 60_000)
