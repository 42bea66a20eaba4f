// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal, serve } from '../../test/api.ts'
import { adminRequest } from './admin-request.ts'
import { isDue, renew, watchInput } from './renewal.ts'
import { apiTime, beginSession, endSession, hasUsableToken, isNewLive, storedToken } from './token.ts'

const HOUR_MS = 3_600_000

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '')
/** A short token, issued by a clock that is ahead of this one. */
const tokenAt = (id: string, seconds = Date.now() / 1000) =>
  `${encode({ alg: 'HS256' })}.${encode({ jti: id, iat: seconds, exp: seconds + 900, renewable: true })}.sign`

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  localStorage.clear()
  window.dispatchEvent(new Event('keydown'))
  return () => vi.useRealTimers()
})
watchInput()

test('a token is due in the second half of its life', () => {
  const token = tokenAt('one')
  beginSession(token)
  expect(isDue(token)).toBe(false)
  vi.setSystemTime(Date.now() + 451_000)
  expect(isDue(token)).toBe(true)
})

test('an editor who types for five hours has a token all the time', async () => {
  serve({
    get 'POST /api/session'() {
      return { message: 'Hi', token: tokenAt(String(Date.now())) }
    },
  })
  beginSession(tokenAt('first'))
  for (let minutes = 0; minutes < 300; minutes += 8) {
    vi.setSystemTime(Date.now() + 8 * 60_000)
    window.dispatchEvent(new Event('keydown'))
    const token = storedToken() ?? ''
    expect([hasUsableToken(), isDue(token), await renew(token)]).toEqual([true, true, 'renewed'])
  }
})

test.each([-26, -1, 1, 26])('a clock that is %i hours wrong changes nothing', (hours) => {
  const token = tokenAt('one', Math.floor(Date.now() / 1000) + hours * 3600)
  expect(isNewLive(token)).toBe(true)
  beginSession(token)
  expect(hasUsableToken()).toBe(true)
  expect(Math.abs(apiTime() - (Date.now() / 1000 + hours * 3600))).toBeLessThan(2)
  vi.setSystemTime(Date.now() + 901_000 + 2 * HOUR_MS)
  expect(hasUsableToken()).toBe(false)
})

describe('a renewal', () => {
  test('that is under way at a log-out, here or in another tab, brings no token back', async () => {
    serve({ 'POST /api/session': Promise.resolve({ message: 'Hi', token: tokenAt('two') }) })
    const token = tokenAt('one')
    beginSession(token)
    const renewal = renew(token)
    endSession()
    expect(await renewal).toBe('over')
    expect(storedToken()).toBeUndefined()
  })

  test('does not replace the token of another login', async () => {
    serve({ 'POST /api/session': Promise.resolve({ message: 'Hi', token: tokenAt('two') }) })
    beginSession(tokenAt('one'))
    const renewal = renew(storedToken() ?? '')
    const other = tokenAt('other')
    beginSession(other)
    await renewal
    expect(storedToken()).toBe(other)
  })

  test('is one request for all who wait', async () => {
    const calls = serve({ 'POST /api/session': { message: 'Hi', token: tokenAt('two') } })
    const token = tokenAt('one')
    beginSession(token)
    await Promise.all([renew(token), renew(token)])
    expect(calls).toHaveLength(1)
  })

  test('is not made in a browser without input for two hours', async () => {
    const calls = serve({})
    const token = tokenAt('one')
    beginSession(token)
    vi.setSystemTime(Date.now() + 2 * HOUR_MS + 1)
    expect(await renew(token)).toBe('over')
    expect(calls).toEqual([])
  })

  test.each([
    [401, 'over'],
    [500, 'later'],
    [404, 'later'],
  ])('that is answered by %i is %s', async (status, renewal) => {
    serve({ 'POST /api/session': new Refusal(status) })
    const token = tokenAt('one')
    beginSession(token)
    expect(await renew(token)).toBe(renewal)
    expect(storedToken()).toBe(token)
  })
})

describe('a call that the api refuses because the token expired in the machine’s sleep', () => {
  test('is made again with a new token', async () => {
    const next = tokenAt('two')
    const api: Record<string, unknown> = { 'GET /api/x': new Refusal(401) }
    const calls = serve(
      new Proxy(api, {
        get(target, name) {
          if (name !== 'POST /api/session') return target[String(name)]
          target['GET /api/x'] = { fine: true }
          return { message: 'Hi', token: next }
        },
      }),
    )
    beginSession(tokenAt('one'))
    expect(await adminRequest('/api/x')).toEqual({ fine: true })
    expect(calls.map(({ path }) => path)).toEqual(['/api/x', '/api/session', '/api/x'])
    expect(calls.at(-1)?.headers.get('authorization')).toBe(`Bearer ${next}`)
  })

  test('ends the session when that is over', async () => {
    serve({ 'GET /api/x': new Refusal(401), 'POST /api/session': new Refusal(401) })
    beginSession(tokenAt('one'))
    await expect(adminRequest('/api/x')).rejects.toThrow()
    expect(storedToken()).toBeUndefined()
  })
})

test('an hour on the website costs no login: the first call replaces the token', async () => {
  beginSession(tokenAt('one'))
  vi.setSystemTime(Date.now() + HOUR_MS)
  window.dispatchEvent(new Event('keydown'))
  expect(hasUsableToken()).toBe(true)
  const next = tokenAt('two')
  let isRefused = true
  serve({
    get 'GET /api/admin/categories'() {
      const response = isRefused ? new Refusal(401) : []
      isRefused = false
      return response
    },
    'POST /api/session': { message: 'Hi', token: next },
  })
  expect(await adminRequest('/api/admin/categories')).toEqual([])
  expect(storedToken()).toBe(next)
})
