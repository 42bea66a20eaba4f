import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ListPage, LoginResponse, RevisionRow } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { type SQL, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { removeOrphans } from '../src/housekeeping.ts'
import { findBrokenLink } from '../src/modules/audit/verify.ts'
import { contextOf } from './support/context.ts'
import { type CrashSetup, callUntilDone, startCrashSetup } from './support/crash-setup.ts'
import { articleForm, jpeg, type SampleFile, VACANCY } from './support/samples.ts'
import { ADMIN, call, createDataDir, testSettings } from './support/test-api.ts'

const KILLS = 5
const DAY_MS = 86_400_000

/** Titles of the acknowledged saves. */
interface Acknowledged {
  articles: string[]
  vacancies: string[]
}

/** Simulates administrators until the test ends; each call is repeated until it is acknowledged. */
function work(setup: CrashSetup, token: string, isOver: () => boolean) {
  const acknowledged: Acknowledged = { articles: [], vacancies: [] }
  const send = async <T = SavedResponse>(path: string, json?: object) =>
    (await callUntilDone<T>(setup, `/api/admin/${path}`, async () => ({ token, ...(json && { json }) }))).body
  const remove = (path: string) =>
    callUntilDone(setup, `/api/admin/${path}`, async () => ({ token, method: 'DELETE' }))
  const save = async (id: number | 'create', title: string, picture: SampleFile) => {
    const fields = { title, date: '2026-11-20', hashtags: '#art', content: '<p>x</p>', categories: [1, 2] }
    const { body } = await callUntilDone<SavedResponse>(setup, `/api/admin/articles/${id}`, async () => ({
      token,
      form: articleForm({ ...fields, picture }),
    }))
    acknowledged.articles.push(title)
    return body.id ?? 0
  }

  async function editor(name: string) {
    const id = await save('create', `${name} 0`, await jpeg(40, 40))
    for (let round = 1; !isOver(); round += 1) {
      await save(id, `${name} ${round}`, await jpeg(40, 40 + round))
      await send('articles/bulk', { ids: [id, 1, 2], action: 'unpublish' })
      await send('articles/bulk', { ids: [id, 1, 2], action: 'publish' })
      await send('articles/bulk', { ids: [id, 3], action: 'categorise', category: 3 })
      await remove(`articles/${id}`)
      await send('trash/restore', { subject: 'article', ids: [id] })
      const page = await send<ListPage<RevisionRow>>(`revisions?view=page&subject=article&id=${id}`)
      await send(`revisions/${page.entries.at(-1)?.id}/restore`, {})
    }
  }

  async function recruiter() {
    const id = (await send('job-vacancies/create', { ...VACANCY, title: 'Vacancy 0' })).id ?? 0
    for (let round = 1; !isOver(); round += 1) {
      await send(`job-vacancies/${id}`, { ...VACANCY, title: `Vacancy ${round}` })
      acknowledged.vacancies.push(`Vacancy ${round}`)
      await send('job-vacancies/bulk', { ids: [id], action: 'close' })
      await remove(`job-vacancies/${id}`)
      await send('trash/restore', { subject: 'job vacancy', ids: [id] })
    }
  }
  const done = Promise.all([editor('Anna'), editor('Budi'), recruiter()])
  return { acknowledged, done }
}

/** Invariants, as queries that find exceptions. */
const EXCEPTIONS: Record<string, SQL> = {
  'a save without its entry in the log, or the reverse': sql`
    with saves as (select subject, subject_id, action, title, count(*) from revisions
        where subject in ('article', 'job vacancy') and actor <> '' group by 1, 2, 3, 4),
      entries as (select subject, subject_id, action, title, count(*) from audit_log
        where subject in ('article', 'job vacancy') group by 1, 2, 3, 4)
    (select * from saves except select * from entries) union all (select * from entries except select * from saves)`,
  'an article that is not as its newest revision says': sql`
    select a.id from articles a join lateral (select * from revisions where subject = 'article' and subject_id = a.id
      order by id desc limit 1) newest on true where newest.title <> a.title or newest.action = 'deleted'`,
  'a deleted article that is not in the trash': sql`
    select subject_id from revisions where subject = 'article' and subject_id not in (select id from articles)
    except select subject_id from trash where subject = 'article'`,
  'an article in the trash that is there': sql`
    select subject_id from trash where subject = 'article' and subject_id in (select id from articles)`,
  'a vacancy that is deleted without being in the trash, or the reverse': sql`
    select id from vacancies where (deleted_at is not null) <>
      (id in (select subject_id from trash where subject = 'job vacancy'))`,
  'a wrong count of articles': sql`
    select category_id from category_counts c where articles <>
      (select count(*) from article_categories ac where ac.category_id = c.category_id)`,
  'an article whose column does not say whether it has a category': sql`
    select id from articles a where has_category <>
      exists (select from article_categories where article_id = a.id)`,
}

async function expectWhole({ db }: CrashSetup) {
  for (const [what, query] of Object.entries(EXCEPTIONS))
    expect((await db.execute(query)).rows, what).toEqual([])
  expect(await findBrokenLink(db)).toBeUndefined()
}

async function expectRecorded({ db }: CrashSetup, subject: string, titles: readonly string[]) {
  for (const table of ['revisions', 'audit_log']) {
    const { rows } = await db.execute<{ title: string }>(
      sql`select distinct title from ${sql.identifier(table)} where subject = ${subject}`,
    )
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles]))
  }
}

/** Every file in a row exists; after the sweep there are no others. */
async function expectFiles(setup: CrashSetup) {
  const { rows } = await setup.db.execute<{ name: string }>(sql`
    select unnest(files) as name from pictures union select social_card from articles where social_card is not null
    union select unnest(files) from revisions`)
  const folder = join(setup.dataDir, 'files', 'public')
  const stored = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.avif'))
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  const named = rows.map(({ name }) => name)
  expect(await stored()).toEqual(expect.arrayContaining(named))
  const context = contextOf({ ...setup, settings: testSettings(setup.dataDir) })
  await removeOrphans(context, Date.now() + 2 * DAY_MS)
  expect((await stored()).toSorted()).toEqual(named.toSorted())
}

it(
  'Promise 9: whatever the api is killed in, no save, deletion or restoration that it acknowledged is lost, and none is half done',
  async () => {
    const { dataDir, remove } = await createDataDir()
    onTestFinished(remove)
    const setup = await startCrashSetup(dataDir)
    const { token } = (await call<LoginResponse>(setup.url, '/api/login', { json: ADMIN })).body
    let isOver = false
    const { acknowledged, done } = work(setup, token, () => isOver)
    const count = () => acknowledged.articles.length + acknowledged.vacancies.length
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = count()
      await expect.poll(count, { timeout: patience(30_000), interval: 10 }).toBeGreaterThan(before)
      // Enough time for a round of all calls.
      await delay(Math.random() * 1_000)
      await setup.killApi()
    }
    isOver = true
    await done
    await expectWhole(setup)
    await expectRecorded(setup, 'article', acknowledged.articles)
    await expectRecorded(setup, 'job vacancy', acknowledged.vacancies)
    await expectFiles(setup)
  },
  patience(180_000),
)
