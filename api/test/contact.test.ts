import type { ContactMessage } from '@arunika/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactMessages } from '../src/db/schema/index.ts'
import { startOwnApi, startTestApi, type TestApi } from './support/test-api.ts'

const MESSAGE = { name: 'Dewi', email: 'dewi@example.com', subject: 'Kid class', message: 'Is there room?' }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

it('a message is stored and thanked for', async () => {
  const payload = await api.call('/api/contact-us', { json: MESSAGE })
  expect(payload).toMatchObject({ status: 200, body: { message: 'Thank you! Your message has been sent.' } })
  expect(await api.db.select().from(contactMessages)).toEqual([expect.objectContaining(MESSAGE)])
})

it('administrators read messages, newest first, and delete them', async () => {
  const own = await startOwnApi()
  const { token } = await own.logIn()
  for (const subject of ['First', 'Second'])
    await own.call('/api/contact-us', { json: { ...MESSAGE, subject } })
  const list = async () => (await own.call<ContactMessage[]>('/api/admin/messages', { token })).body
  const summary = async () => (await own.call('/api/admin/summary', { token })).body
  expect(await list()).toMatchObject([
    { id: 2, subject: 'Second', is_read: 0, message: MESSAGE.message },
    { id: 1, subject: 'First', is_read: 0 },
  ])
  expect(await summary()).toMatchObject({ newMessages: 2, newApplications: 0, newTrials: 0 })

  const read = await own.call('/api/admin/messages/2/read', { token, method: 'POST' })
  expect(read.status).toBe(200)
  expect(await list()).toMatchObject([{ is_read: 1 }, { is_read: 0 }])
  expect(await summary()).toMatchObject({ newMessages: 1, newApplications: 0, newTrials: 0 })

  const deleted = await own.call('/api/admin/messages/2', { token, method: 'DELETE' })
  expect(deleted).toMatchObject({ status: 200, body: { message: 'The message has been deleted.' } })
  expect(await list()).toMatchObject([{ id: 1 }])
  for (const [method, path] of [
    ['POST', '/api/admin/messages/2/read'],
    ['DELETE', '/api/admin/messages/2'],
  ] as const) {
    expect(await own.call(path, { token, method })).toMatchObject({
      status: 404,
      body: { code: 'message_not_found' },
    })
  }
})

it('every field is required, and the address must be one', async () => {
  const required = ['This field is required.']
  const empty = await api.call('/api/contact-us', { json: { name: ' ' } })
  expect(empty).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  expect(empty.body.errors).toEqual({ name: required, email: required, subject: required, message: required })
  for (const email of [
    'dewi',
    'a@b',
    'a b@c.example',
    'a@b.example, d@e.example',
    '"a"@b.example',
    'a@-.example',
  ])
    expect((await api.call('/api/contact-us', { json: { ...MESSAGE, email } })).body.errors).toEqual({
      email: ['Please enter a valid email address.'],
    })
})

it('an address may have letters of any script, before and after the @', async () => {
  for (const email of ['schäfer@example.org', 'x@例え.jp', 'иван@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'])
    expect((await api.call('/api/contact-us', { json: { ...MESSAGE, email } })).status, email).toBe(200)
})

it.each([
  ['no JSON', '{', 'application/json', 400],
  ['no object', '"text"', 'application/json', 422],
  ['nothing at all', undefined, undefined, 422],
  ['a NUL character', JSON.stringify({ ...MESSAGE, name: 'a\u0000b' }), 'application/json', 400],
  ['another kind of content', '<x/>', 'application/xml', 415],
  ['a prototype in disguise', '{"__proto__":{"name":"x"}}', 'application/json', 400],
  ['more than a megabyte', JSON.stringify({ message: 'x'.repeat(1_100_000) }), 'application/json', 413],
])('%s is refused in the one shape of errors', async (_what, body, type, status) => {
  const response = await fetch(`${api.url}/api/contact-us`, {
    method: 'POST',
    ...(body === undefined ? {} : { body }),
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })
  expect(response.status).toBe(status)
  const payload: unknown = await response.json()
  expect(payload).toMatchObject({ message: expect.any(String), code: expect.any(String) })
  expect(JSON.stringify(payload)).not.toMatch(/ at .*\.ts|node_modules/)
})

it('a client that sends too many learns when to retry, and others are not slowed down', async () => {
  const own = await startOwnApi({ publicPostsPerMinute: 2 })
  const from = (address: string) =>
    own.call('/api/contact-us', { json: MESSAGE, headers: { 'x-forwarded-for': address } })
  expect((await from('192.0.2.1')).status).toBe(200)
  expect((await from('192.0.2.1')).status).toBe(200)
  const slowed = await from('192.0.2.1')
  expect(slowed).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('192.0.2.2')).status).toBe(200)
})
