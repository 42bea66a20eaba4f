import { createHmac } from 'node:crypto'
import type { Outbox } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { articlePublications, outgoingWebhooks } from '../src/db/schema/index.ts'
import { readApiSettings } from '../src/settings.ts'
import { articleForm, jpeg } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { SECRET, startReceiver, WEBHOOK_KEY } from './support/webhook-receiver.ts'

const PATIENCE = { timeout: patience(20_000) }

const picture = await jpeg()

const formOf = (fields: Partial<Parameters<typeof articleForm>[0]>) =>
  articleForm({
    ...{
      title: 'Rimba',
      date: '2026-11-20',
      hashtags: '',
      content: '<p>Text.</p>',
      categories: [1],
      picture,
    },
    ...fields,
  })

async function start() {
  const receiver = await startReceiver()
  const api = await startOwnApi({ publicationWebhook: { url: receiver.url, secret: SECRET } })
  const { token } = await api.logIn()
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  const save = async (fields: Parameters<typeof formOf>[0], path = 'create') =>
    (await api.call<SavedResponse>(`/api/admin/articles/${path}`, { token, form: formOf(fields) })).body.id ??
    0
  return {
    ...{ api, receiver, save },
    post: (path: string, json: object) => api.call(`/api/admin/${path}`, { token, json }),
    remove: (id: number) => api.call(`/api/admin/articles/${id}`, { token, method: 'DELETE' }),
    hears: (...events: string[]) => expect.poll(receiver.events, PATIENCE).toEqual(events),
  }
}

it('a receiver hears signed of what appears, changes and disappears, and of no draft', async () => {
  const { api, receiver, save, post, remove, hears } = await start()
  const id = await save({ title: 'Rimba', slug: 'rimba', draft: '1' })
  await save({ title: 'Rimba', slug: 'rimba', draft: '' }, String(id))
  await hears('published Rimba')
  await save({ title: 'Rimba again', slug: 'rimba' }, String(id))
  await hears('published Rimba', 'changed Rimba again')
  await post('articles/bulk', { ids: [id], action: 'unpublish' })
  await hears('published Rimba', 'changed Rimba again', 'unpublished Rimba again')
  await post('articles/bulk', { ids: [id], action: 'publish' })
  await expect.poll(() => receiver.received.length, PATIENCE).toBe(4)
  await remove(id)
  await expect.poll(() => receiver.received.length, PATIENCE).toBe(5)
  await post('trash/restore', { subject: 'article', ids: [id] })
  await expect.poll(() => receiver.events().at(-1), PATIENCE).toBe('published Rimba again')
  const [first] = receiver.received
  expect(first?.body).toEqual({
    event: 'published',
    id,
    slug: 'rimba',
    url: `${api.settings.publicUrl}/articles/${id}-rimba`,
    title: 'Rimba',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(receiver.events().slice(3, 5)).toEqual(['published Rimba again', 'unpublished Rimba again'])
  for (const { headers, text } of receiver.received) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', WEBHOOK_KEY).update(signed).digest('base64')}`,
    )
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(6)
  expect(await api.db.$count(outgoingWebhooks)).toBe(0)
})

it('a schedule is told when it is due: the beginning and the end', async () => {
  const { save, hears } = await start()
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
  await save({ title: 'Soon', publish_at: soon(3), unpublish_at: soon(9) })
  await hears()
  await hears('published Soon')
  await hears('published Soon', 'unpublished Soon')
})

it('what is not accepted is repeated under the same id, and the events of an article stay in order', async () => {
  const { api, receiver, save, hears } = await start()
  receiver.statuses.push(503)
  const id = await save({ title: 'One' })
  await hears('published One')
  await save({ title: 'Two' }, String(id))
  await save({ title: 'Other' })
  await hears('published One', 'published Other')
  const waiting = await api.db.select().from(outgoingWebhooks).orderBy(outgoingWebhooks.no)
  expect(waiting.map(({ body, lastError }) => [body.title, lastError])).toEqual([
    ['One', 'It answered with 503.'],
    ['Two', null],
  ])
  const { token } = await api.logIn()
  expect((await api.call<Outbox>('/api/admin/outbox', { token })).body.webhooks).toEqual({
    waiting: 2,
    lastError: 'It answered with 503.',
  })
  const metrics = await (await fetch(`${api.url}/metrics`)).text()
  expect(metrics).toMatch(/^outgoing_webhooks\{service="api"\} 2$/m)
  expect(metrics).toMatch(/^outgoing_webhook_oldest_seconds\{service="api"\} [\d.]+$/m)
  await api.db.update(outgoingWebhooks).set({ nextAttemptAt: sql`now()` })
  await hears('published One', 'published Other', 'published One', 'changed Two')
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids[2]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})

it('a webhook that is refused for a day and a half is given up', async () => {
  const { api, receiver, save, hears } = await start()
  receiver.statuses.push(500, 500)
  await save({ title: 'One' })
  await hears('published One')
  await expect
    .poll(async () => (await api.db.select().from(outgoingWebhooks))[0]?.lastError, PATIENCE)
    .toBeTruthy()
  await api.db.update(outgoingWebhooks).set({ nextAttemptAt: sql`now()`, attempts: 44 })
  await expect.poll(() => api.db.$count(outgoingWebhooks), PATIENCE).toBe(0)
  expect(receiver.events()).toEqual(['published One', 'published One'])
})

it('without a receiver nothing waits, and a new one hears only of what happens from then on', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  await api.call('/api/admin/articles/create', { token, form: formOf({ title: 'Old' }) })
  const known = async () =>
    (await api.db.select().from(articlePublications)).map(({ title, checkAt }) => [title, checkAt])
  await expect.poll(known, PATIENCE).toEqual([['Old', null]])
  expect(await api.db.$count(outgoingWebhooks)).toBe(0)
})

it('an address without a secret, or a short secret, stops the start with a sentence', () => {
  const url = { PUBLICATION_WEBHOOK_URL: 'https://search.example.com/hook' }
  expect(() => readApiSettings(url)).toThrow(
    'PUBLICATION_WEBHOOK_SECRET: must be set with PUBLICATION_WEBHOOK_URL',
  )
  expect(() => readApiSettings({ ...url, PUBLICATION_WEBHOOK_SECRET: 'short' })).toThrow(
    'PUBLICATION_WEBHOOK_SECRET: must be whsec_ and base64 of at least 24 bytes',
  )
  expect(readApiSettings({ ...url, PUBLICATION_WEBHOOK_SECRET: SECRET }).publicationWebhook).toEqual({
    url: url.PUBLICATION_WEBHOOK_URL,
    secret: SECRET,
  })
})
