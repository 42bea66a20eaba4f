// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { Refusal, serve } from '../../test/api.ts'
import { adminRequest, cookieRequest } from './admin-request.ts'

beforeEach(() => localStorage.setItem('token', 'a.b.c'))

test('a call of the administrator carries the token', async () => {
  const calls = serve({ 'GET /api/admin/articles': [] })
  await adminRequest('/api/admin/articles')
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
})

test('marking as read carries no authorization header', async () => {
  const calls = serve({ 'POST /api/admin/job-vacancies/set-read/1': {} })
  await cookieRequest('/api/admin/job-vacancies/set-read/1', { method: 'POST' })
  expect(calls[0]?.headers.has('authorization')).toBe(false)
})

test('marking as read works with the token in a browser without the session cookie', async () => {
  const calls = serve({ 'POST /api/x': new Refusal(401) })
  await cookieRequest('/api/x', { method: 'POST' }).catch(() => {})
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer a.b.c'])
})

test.each([adminRequest, cookieRequest])('a 401 ends the session', async (call) => {
  serve({ 'GET /api/x': new Refusal(401) })
  await expect(call('/api/x')).rejects.toThrow()
  expect(localStorage.getItem('token')).toBeNull()
})

test.each([403, 404, 422, 500])('a response %i leaves the session as it is', async (status) => {
  serve({ 'GET /api/x': new Refusal(status) })
  await expect(adminRequest('/api/x')).rejects.toThrow()
  expect(localStorage.getItem('token')).toBe('a.b.c')
})
