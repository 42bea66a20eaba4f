import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { createLeadership } from '../src/db/leadership.ts'
import { loginAttempts } from '../src/db/schema/index.ts'
import { openSession } from '../src/db/session.ts'
import { startHousekeeping } from '../src/housekeeping.ts'
import { contextOf } from './support/context.ts'
import { createDatabase, createDataDir, testSettings } from './support/test-api.ts'

async function createContext() {
  const database = await createDatabase()
  const { dataDir, remove } = await createDataDir()
  const { db, close } = openDatabase(database.url, 2)
  onTestFinished(async () => {
    await close()
    await database.drop()
    await remove()
  })
  return { url: database.url, context: contextOf({ db, dataDir, settings: testSettings(dataDir) }) }
}

async function startProcess(url: string) {
  const leadership = createLeadership()
  const session = await openSession([url], [leadership.part])
  onTestFinished(() => session.close())
  return { ...leadership, end: () => session.close() }
}

it('of several processes one tidies up, and another one when that one is gone', async () => {
  const { url, context } = await createContext()
  const first = await startProcess(url)
  const second = await startProcess(url)
  expect([first.isLeader(), second.isLeader()]).toEqual([true, false])

  const rows = () => context.db.select().from(loginAttempts)
  await context.db.insert(loginAttempts).values({ key: 'over', count: 1, expiresAt: new Date(0) })
  const log: Parameters<typeof startHousekeeping>[2] = Object.assign(Object.create(null), {
    info: () => {},
    warn: () => {},
  })
  await startHousekeeping(context, second, log).stop()
  expect(await rows()).toHaveLength(1)

  const housekeeping = startHousekeeping(context, second, log)
  onTestFinished(() => housekeeping.stop())
  await first.end()
  await expect.poll(second.isLeader).toBe(true)
  await expect.poll(rows).toEqual([])
})
