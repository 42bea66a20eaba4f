import { describe, expect, it } from 'vitest'
import { sessions } from '../src/db/schema/index.ts'
import { fileApi } from './support/test-api.ts'

const { api } = await fileApi()

const ask = (headers: Record<string, string> = {}) => api.call('/api/session', { headers })

describe('whether a cookie is that of a session', () => {
  it('is said to the browser that asks with it, and is not cached', async () => {
    const { cookie } = await api.logIn()
    const response = await ask({ cookie })
    expect(response).toMatchObject({ status: 200, body: { message: 'You are logged in.' } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['none', undefined],
    ['a guess', `session=${'a'.repeat(43)}`],
    ['one of another name', `visit=${'a'.repeat(43)}`],
  ])('is not for %s', async (_what, cookie) => {
    expect(await ask(cookie ? { cookie } : {})).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
  })

  it('is not before the second factor', async () => {
    const { cookie } = await api.logIn()
    await api.db.update(sessions).set({ isPending: true })
    expect((await ask({ cookie })).status).toBe(401)
  })

  it('is not after the log-out, nor for a token alone', async () => {
    const { cookie, token } = await api.logIn()
    expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(401)
    await api.call('/api/logout', { method: 'POST', token })
    expect((await ask({ cookie })).status).toBe(401)
  })
})
