import type { LoginResponse } from '@arunika/admin-contracts'
import { patience } from '@arunika/testing/patience'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outgoingWebhooks } from '../src/db/schema/index.ts'
import { articleForm, jpeg } from './support/samples.ts'
import { createServerSetup, startServerProcess, untilReady } from './support/server-process.ts'
import { ADMIN, call } from './support/test-api.ts'
import { SECRET, startReceiver } from './support/webhook-receiver.ts'

const PATIENCE = { timeout: patience(20_000) }

it(
  'no event is lost when the api is killed, before it is sent or while it is',
  async () => {
    const receiver = await startReceiver()
    receiver.setSilent(true)
    const setup = await createServerSetup()
    const { db, url } = setup
    const env = {
      ...setup.env,
      PUBLICATION_WEBHOOK_URL: receiver.url,
      PUBLICATION_WEBHOOK_SECRET: SECRET,
    }
    let server = startServerProcess(env)
    await untilReady(url)
    const { token } = (await call<LoginResponse>(url, '/api/login', { json: ADMIN })).body
    await call(url, '/api/admin/categories/create', { token, json: { name: 'News' } })
    const form = articleForm({
      ...{ title: 'Rimba', date: '2026-11-20', content: '<p>Text.</p>', categories: [1] },
      picture: await jpeg(),
    })
    expect((await call(url, '/api/admin/articles/create', { token, form })).status).toBe(200)
    server.child.kill('SIGKILL')
    await server.exit
    server = startServerProcess(env)
    await untilReady(url)
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(1)
    server.child.kill('SIGKILL')
    await server.exit
    receiver.setSilent(false)
    // Simulates the end of the pause after which another process takes what a dead one was sending.
    await db.update(outgoingWebhooks).set({ nextAttemptAt: sql`now()` })
    server = startServerProcess(env)
    await expect.poll(() => db.$count(outgoingWebhooks), PATIENCE).toBe(0)
    expect(receiver.events()).toEqual(['published Rimba', 'published Rimba'])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  },
  patience(120_000),
)
