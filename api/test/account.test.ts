import {
  type Administrator,
  type AdminSession,
  type LoginResponse,
  WEAK_PASSWORD,
} from '@arunika/admin-contracts'
import { expect, it } from 'vitest'
import { administrators } from '../src/db/schema/index.ts'
import { readAdminCommand, runAdminCommand } from '../src/modules/auth/admin-command.ts'
import { hashPassword } from '../src/modules/auth/passwords.ts'
import { ADMIN, startOwnApi } from './support/test-api.ts'

const NEXT = 'a new and longer password'
const PASSWORD = '/api/admin/account/password'
const SESSIONS = '/api/admin/account/sessions'

it('a changed password ends every other session and gives a new token', async () => {
  const api = await startOwnApi()
  const [here, elsewhere] = [await api.logIn(), await api.logIn()]
  const status = async (token: string) => (await api.call(SESSIONS, { token })).status
  const changed = await api.call<LoginResponse>(PASSWORD, {
    token: here.token,
    json: { current: ADMIN.password, next: NEXT },
  })
  expect(changed).toMatchObject({ status: 200, body: { message: 'Your password has been changed.' } })
  expect(await status(changed.body.token)).toBe(200)
  expect(await status(here.token)).toBe(401)
  expect(await status(elsewhere.token)).toBe(401)
  expect((await api.call('/api/login', { json: ADMIN })).status).toBe(401)
  expect((await api.call('/api/login', { json: { ...ADMIN, password: NEXT } })).status).toBe(200)
})

it('a wrong or a short password changes nothing, and guessing is slowed down', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const change = (current: string, next: string) => api.call(PASSWORD, { token, json: { current, next } })
  expect((await change(ADMIN.password, 'short')).body.errors).toEqual({
    next: ['Please use at least 12 characters.'],
  })
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await change('wrong', NEXT)).body.errors).toEqual({ current: ['This is not your password.'] })
  }
  expect(await change('wrong', NEXT)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
})

it('a token says who it speaks for', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  expect((await api.call('/api/admin/account', { token })).body).toEqual({
    email: ADMIN.email,
    name: '',
    roles: ['administrator'],
    remotes: [],
    provenUntil: null,
  })
  expect((await api.call('/api/admin/account')).status).toBe(401)
})

it('own sessions are listed and ended one by one', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const other = await api.call<LoginResponse>('/api/login', {
    json: ADMIN,
    headers: { 'user-agent': 'Mozilla/5.0 (a phone)' },
  })
  const list = async () => (await api.call<AdminSession[]>(SESSIONS, { token })).body
  const [newest, own] = await list()
  expect(newest).toMatchObject({ userAgent: 'Mozilla/5.0 (a phone)', isCurrent: false })
  expect(own).toMatchObject({ isCurrent: true })
  const end = () => api.call(`${SESSIONS}/${newest?.id}`, { token, method: 'DELETE' })
  expect((await end()).status).toBe(200)
  expect(await end()).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
  expect((await api.call(SESSIONS, { token: other.body.token })).status).toBe(401)
  expect(await list()).toHaveLength(1)
  expect((await api.call(`${SESSIONS}/1`, { token, method: 'DELETE' })).status).toBe(404)
})

it('the command creates an administrator, or an account with the named roles, and resets a forgotten password', async () => {
  const api = await startOwnApi()
  const command = async (...words: string[]) => runAdminCommand(api.db, readAdminCommand(words))
  const logIn = async (password: string) =>
    (await api.call('/api/login', { json: { email: 'dewi@example.com', password } })).status
  const made = await command('create', 'dewi@example.com')
  expect(await logIn(made)).toBe(200)
  await expect(command('create', 'Dewi@example.com')).rejects.toThrow('There is already an account')
  const reset = await command('reset', 'dewi@example.com')
  expect(await logIn(made)).toBe(401)
  expect(await logIn(reset)).toBe(200)
  await expect(command('reset', 'nobody@example.com')).rejects.toThrow('There is no account')
  const email = 'sari@example.com'
  const password = await command('create', email, 'front-desk', 'editor')
  const { token } = (await api.call<LoginResponse>('/api/login', { json: { email, password } })).body
  const account = await api.call<Administrator>('/api/admin/account', { token })
  expect(account.body.roles).toEqual(['front-desk', 'editor'])
  const wrong = [
    ['create', 'dewi'],
    ['create', 'x@example.com', 'boss'],
    ['reset', email, 'editor'],
  ]
  for (const words of [[], ['create'], ...wrong, ['remove', 'dewi@example.com']]) {
    await expect(command(...words)).rejects.toThrow('Usage:')
  }
})

it('a password that is easy to guess is refused at its field, and changes nothing', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const change = (next: string) => api.call(PASSWORD, { token, json: { current: ADMIN.password, next } })
  for (const next of ['password12345', 'Arunika-2026!', 'admin.arunika.example', '1qaz2wsx3edc']) {
    expect(await change(next)).toMatchObject({
      status: 422,
      body: { code: 'weak_password', errors: { next: [WEAK_PASSWORD] } },
    })
  }
  expect((await change(' '.repeat(12))).body.errors).toEqual({ next: ['Please use more than spaces.'] })
  expect((await api.call(SESSIONS, { token })).status).toBe(200)
  expect((await api.call('/api/login', { json: ADMIN })).status).toBe(200)
})

it('every character of a password counts, up to a thousand', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const next = ` ${'a long sentence '.repeat(62)}`
  const json = { current: ADMIN.password, next: `${next}${'x'.repeat(1_001 - next.length)}` }
  expect((await api.call(PASSWORD, { token, json })).body.errors).toEqual({
    next: ['Please use at most 1,000 characters.'],
  })
  expect((await api.call(PASSWORD, { token, json: { ...json, next } })).status).toBe(200)
  const logIn = async (password: string) =>
    (await api.call('/api/login', { json: { ...ADMIN, password } })).status
  expect(await logIn(next.trim())).toBe(401)
  expect(await logIn(next.slice(0, 72))).toBe(401)
  expect(await logIn(next)).toBe(200)
})

it('an account whose password was set before weak ones were refused still logs in', async () => {
  const api = await startOwnApi()
  await api.db.update(administrators).set({ passwordHash: await hashPassword('password12345') })
  expect((await api.call('/api/login', { json: { ...ADMIN, password: 'password12345' } })).status).toBe(200)
})
