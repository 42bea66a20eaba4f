import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applications, auditLog } from '../src/db/schema/index.ts'
import { removeExpiredApplications, removeOrphans } from '../src/housekeeping.ts'
import { contextOf } from './support/context.ts'
import { applicationForm, articleForm, jpeg, pdf } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { listApplications, publishVacancy } from './support/vacancy.ts'

const DAY_MS = 86_400_000

it('Promise 20: applications are deleted with their documents when their time is over, and not before', async () => {
  const api = await startOwnApi({ applicationRetentionDays: 30 })
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  for (let nth = 0; nth < 2; nth += 1)
    await api.call(`/api/job-vacancies/${id}`, { form: applicationForm([pdf()]) })
  await api.db
    .update(applications)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(sql`${applications.id} = 1`)
  const context = contextOf(api)
  expect(
    await removeExpiredApplications({
      ...context,
      settings: { ...api.settings, applicationRetentionDays: 0 },
    }),
  ).toBe(0)
  expect(await removeExpiredApplications(context)).toBe(1)
  expect(await listApplications(api, token, id)).toMatchObject([{ id: 2 }])
  expect((await api.storedFiles()).filter((name) => name.startsWith('private/'))).toHaveLength(1)
  const logged = await api.db.select().from(auditLog).where(sql`${auditLog.subject} = 'application'`)
  expect(logged).toMatchObject([{ actor: 'retention rule', action: 'deleted', subjectId: 1 }])
})

it('files that no row names are removed once no request can still name them', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  await api.call(`/api/job-vacancies/${id}`, { form: applicationForm([pdf()]) })
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  const upload = new FormData()
  const { bytes, name, type } = await jpeg()
  upload.append('upload', new File([new Uint8Array(bytes)], name, { type }))
  const pasted = (await api.call<{ url: string }>('/api/admin/uploads', { token, form: upload })).body.url
  await api.call('/api/admin/articles/create', {
    token,
    form: articleForm({
      title: 't',
      date: '2026-11-20',
      content: `<figure class="image"><img src="${pasted}" alt="" /></figure>`,
      categories: [1],
      picture: await jpeg(),
    }),
  })
  const named = await api.storedFiles()

  // Files left behind by a crash between file and row, and by an upload whose process was killed.
  const files = join(api.dataDir, 'files')
  const [folder = ''] = await readdir(join(files, 'private', 'applications'))
  const left = [
    `private/applications/${folder}/orphan.pdf`,
    'public/articles/orphan-400.webp',
    'drafts/orphan',
  ]
  for (const orphan of left) await writeFile(join(files, orphan), 'x')
  const context = contextOf(api)
  expect(await removeOrphans(context)).toBe(0)
  expect(await api.storedFiles()).toEqual([...named, ...left].sort())

  const long = new Date(Date.now() - 2 * DAY_MS)
  for (const file of [...named, ...left]) await utimes(join(files, file), long, long)
  expect(await removeOrphans(context)).toBe(2)
  expect(await api.storedFiles()).toEqual(named)
})
