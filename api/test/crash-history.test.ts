import type { LoginResponse, TrashPage } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { and, desc, eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { auditLog, categories, revisions, trash } from '../src/db/schema/index.ts'
import { type CrashSetup, callUntilDone, startCrashSetup } from './support/crash-setup.ts'
import { ADMIN, call, createDataDir } from './support/test-api.ts'

const KILLS = 4

/** The category matches its newest revision, and is either in its table or in the trash. */
async function expectWhole({ db }: CrashSetup, id: number) {
  const isOf = and(eq(revisions.subject, 'category'), eq(revisions.subjectId, id))
  // One snapshot, because work continues meanwhile.
  const [newest, row, deleted] = await db.transaction(
    async (tx) => {
      const [revision] = await tx.select().from(revisions).where(isOf).orderBy(desc(revisions.id)).limit(1)
      const [category] = await tx.select().from(categories).where(eq(categories.id, id))
      const [trashed] = await tx.select().from(trash).where(eq(trash.subjectId, id))
      return [revision, category, trashed] as const
    },
    { isolationLevel: 'repeatable read' },
  )
  expect(newest?.action === 'deleted').toBe(deleted !== undefined)
  expect(row === undefined).toBe(deleted !== undefined)
  if (deleted) expect(deleted.revisionId).toBe(newest?.id)
  else expect(row?.name).toBe(newest?.title)
}

it(
  'no save, deletion or restoration is lost or half done when the api is killed in the middle of them',
  async () => {
    const { dataDir, remove } = await createDataDir()
    onTestFinished(remove)
    const setup = await startCrashSetup(dataDir)
    const { token } = (await call<LoginResponse>(setup.url, '/api/login', { json: ADMIN })).body
    const created = await call<SavedResponse>(setup.url, '/api/admin/categories/create', {
      token,
      json: { name: 'Round 0' },
    })
    const id = created.body.id ?? 0
    const acknowledged: string[] = []
    let isOver = false
    async function work() {
      for (let round = 1; !isOver; round += 1) {
        const name = `Round ${round}`
        await callUntilDone(setup, `/api/admin/categories/${id}`, async () => ({ token, json: { name } }))
        acknowledged.push(name)
        await callUntilDone(setup, `/api/admin/categories/${id}`, async () => ({ token, method: 'DELETE' }))
        const { body } = await callUntilDone<TrashPage>(setup, '/api/admin/trash?view=page', async () => ({
          token,
        }))
        expect(body.entries).toMatchObject([{ subjectId: id, title: name }])
        await callUntilDone(setup, '/api/admin/trash/restore', async () => ({
          token,
          json: { subject: 'category', ids: [id] },
        }))
      }
    }
    const working = work()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, { timeout: patience(30_000) }).toBeGreaterThan(before)
      await setup.killApi()
      await expectWhole(setup, id)
    }
    isOver = true
    await working
    await expectWhole(setup, id)
    // At most 200 versions are stored, so only the newest acknowledged names are checked.
    const last = acknowledged.slice(-20)
    const known = await setup.db
      .select({ title: revisions.title })
      .from(revisions)
      .where(eq(revisions.subject, 'category'))
    for (const name of last) expect(known).toContainEqual({ title: name })
    for (const name of acknowledged)
      expect(await setup.db.$count(auditLog, sql`action = 'changed' and title = ${name}`)).toBeGreaterThan(0)
  },
  patience(120_000),
)
