import { createHmac } from 'node:crypto'
import { figure } from '@anyam/test-support/figure'
import type { LoginResponse } from '@arunika/admin-contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrators, sessions } from '../src/db/schema/index.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { ADMIN, startOwnApi, startTestApi, type TestApi } from './support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('logging in', () => {
  it('gives a token that ends within two hours and a cookie that scripts cannot read', async () => {
    const response = await api.call<LoginResponse>('/api/login', { json: ADMIN })
    expect(response).toMatchObject({ status: 200, body: { message: 'Welcome back!' } })
    const claims = claimsOf(response.body.token)
    expect(Number(claims.exp) - Date.now() / 1000).toBeLessThanOrEqual(7_200)
    expect(Number(claims.exp) - Date.now() / 1000).toBeGreaterThan(7_100)
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('sets the cookie for this host and over TLS only, where the site is on TLS', async () => {
    const own = await startOwnApi({ publicUrl: 'https://arunika.example' })
    const [cookie] = (await own.call('/api/login', { json: ADMIN })).headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('needs both fields', async () => {
    const response = await api.call('/api/login', { json: {} })
    expect(response).toMatchObject({ status: 422 })
    expect(response.body.errors).toEqual({
      email: ['The email field is required.'],
      password: ['The password field is required.'],
    })
  })

  it('works for many sessions of one account at the same time', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => api.call('/api/login', { json: ADMIN })),
    )
    expect(responses.map((response) => response.status)).toEqual(Array(12).fill(200))
  })

  it('takes JSON, a form and a multipart form, with the same sentences for what is missing', async () => {
    const multipart = (fields: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      return form
    }
    const send = async (body: BodyInit) => {
      const response = await fetch(`${api.url}/api/login`, { method: 'POST', body })
      return { status: response.status, body: await response.json() }
    }
    for (const encode of [multipart, (fields: Record<string, string>) => new URLSearchParams(fields)]) {
      const { email, password } = ADMIN
      expect(await send(encode({ email, password }))).toMatchObject({
        status: 200,
        body: { message: 'Welcome back!', token: expect.any(String) },
      })
      expect(await send(encode({ email }))).toMatchObject({
        status: 422,
        body: { errors: { password: ['The password field is required.'] } },
      })
    }
  })

  it('refuses the form of another site, which could log a visitor into a strange account', async () => {
    for (const header of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://elsewhere.example'],
    ] satisfies [string, string][]) {
      const response = await fetch(`${api.url}/api/login`, {
        method: 'POST',
        headers: [header],
        body: new URLSearchParams({ ...ADMIN }),
      })
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('takes the address in any case', async () => {
    const json = { ...ADMIN, email: ADMIN.email.toUpperCase() }
    expect((await api.call('/api/login', { json })).status).toBe(200)
  })
})

describe('Promise 3: guessing passwords', () => {
  const guess = (own: TestApi, address: string, email = ADMIN.email, password = 'wrong') =>
    own.call('/api/login', { json: { email, password }, headers: { 'x-forwarded-for': address } })

  it('learns nothing of whether an account exists', async () => {
    const wrong = await api.call('/api/login', { json: { ...ADMIN, password: 'wrong' } })
    const unknown = await api.call('/api/login', { json: { ...ADMIN, email: 'nobody@arunika.example' } })
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'These credentials do not match our records.', code: 'invalid_credentials' },
    })
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
  })

  it('is stopped by the sixth try, with the time to wait, while the owner gets in from elsewhere', async () => {
    const own = await startOwnApi()
    for (let nth = 1; nth <= 5; nth += 1) expect((await guess(own, '192.0.2.1')).status).toBe(401)
    const stopped = await guess(own, '192.0.2.1', ADMIN.email, ADMIN.password)
    expect(stopped).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_attempts',
        message: expect.stringMatching(
          /^Too many login attempts\. Please try again in (a minute|\d+ minutes)\.$/,
        ),
      },
    })
    const wait = Number(stopped.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
    expect((await guess(own, '192.0.2.2', ADMIN.email, ADMIN.password)).status).toBe(200)
  })

  it('gains nothing by trying at the same time, or from another address of one IPv6 network', async () => {
    const own = await startOwnApi()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => guess(own, `2001:db8:0:7::${nth.toString(16)}`)),
    )
    expect(responses.filter((response) => response.status === 401)).toHaveLength(5)
  })

  it('is not fooled by a success in between for another account, and one address cannot try all accounts', async () => {
    const own = await startOwnApi()
    let refused = 0
    for (let nth = 0; nth < 40; nth += 1) {
      if ((await guess(own, '192.0.2.9', `user${nth}@arunika.example`)).status === 429) refused += 1
    }
    expect(refused).toBe(10)
  })

  it('ignores forwarded headers unless they come from a trusted proxy', async () => {
    const own = await startOwnApi({ trustProxy: '198.51.100.1' })
    const statuses: number[] = []
    for (let nth = 1; nth <= 7; nth += 1) statuses.push((await guess(own, `192.0.2.${nth}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('cannot lock the owner out of the usual place, from however many addresses', async () => {
    const own = await startOwnApi()
    expect((await guess(own, '198.51.100.1', ADMIN.email, ADMIN.password)).status).toBe(200)
    const flood = Array.from({ length: 110 }, (_, nth) => `203.0.113.${nth}`)
    await Promise.all(flood.map((address) => guess(own, address)))
    expect((await guess(own, '203.0.113.200')).status).toBe(429)
    expect((await guess(own, '198.51.100.1', ADMIN.email, ADMIN.password)).status).toBe(200)
  })
})

/** The text with an unused bit of its last character set; both decode to the same bytes. */
const otherSpelling = (text: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return text.slice(0, -1) + letters.charAt(letters.indexOf(text.slice(-1)) + 1)
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const check = async (token: string) => (await api.call('/api/admin/categories', { token })).status

async function forge(header: object, claims: object, secret: Buffer = loadSecrets(api.dataDir).token) {
  const { token } = await api.logIn()
  const input = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part({ ...claimsOf(token), ...claims })}`
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
}

describe('Promise 2: a token', () => {
  it('that is made in the right way is taken, so that the refusals below mean something', async () => {
    expect(await check(await forge({}, {}))).toBe(200)
  })

  const now = Math.floor(Date.now() / 1000)
  it.each([
    ['of another secret', {}, {}, Buffer.from('guess')],
    ['with a key of its own (jwk)', { jwk: { kty: 'oct', k: 'Z3Vlc3M' } }, {}, Buffer.from('guess')],
    ['with a foreign key address (jku)', { jku: 'https://evil.example/keys' }, {}, Buffer.from('guess')],
    ['with a path as key id', { kid: '../../dev/null' }, {}, Buffer.alloc(0)],
    ['of another algorithm', { alg: 'HS512' }, {}],
    ['of another type', { typ: 'at+jwt' }, {}],
    ['without a type', { typ: undefined }, {}],
    ['of another issuer', {}, { iss: 'someone' }],
    ['for another audience', {}, { aud: 'public' }],
    ['without an issuer', {}, { iss: undefined }],
    ['without an audience', {}, { aud: undefined }],
    ['without an end', {}, { exp: undefined }],
    ['without an id', {}, { jti: undefined }],
    ['of an unknown session', {}, { jti: '00000000-0000-4000-8000-000000000000' }],
    ['that has expired', {}, { exp: now - 1 }],
    ['that is not valid yet', {}, { nbf: now + 600 }],
    ['that claims to live for ever', {}, { iat: now - 8_000, exp: now + 1e9 }],
  ])('%s is refused', async (_what, header, claims, secret?: Buffer) => {
    expect(await check(await forge(header, claims, secret))).toBe(401)
  })

  it('without a signature, altered, cut or garbled is refused', async () => {
    const { token } = await api.logIn()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const none = part({ alg: 'none', typ: 'JWT' })
    const other = part({ ...claimsOf(token), sub: '2' })
    const bad = [
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${other}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      // A different spelling of the same bytes.
      `${header}.${payload}.${otherSpelling(signature)}`,
      `${header}.${payload}`,
      'a.b.c',
      '',
      `${token} ${token}`,
    ]
    for (const forged of bad) expect(await check(forged)).toBe(401)
    for (const authorization of [`Basic ${token}`, token, 'Bearer']) {
      const response = await api.call('/api/admin/categories', { headers: { authorization } })
      expect(response).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    }
  })

  it('counts no more after its owner has logged out, and other sessions go on', async () => {
    const [first, second] = [await api.logIn(), await api.logIn()]
    const response = await api.call('/api/logout', { method: 'POST', token: first.token })
    expect(response.body).toEqual({ message: 'You are logged out.' })
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=; .*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/)
    expect(await check(first.token)).toBe(401)
    expect(await check(second.token)).toBe(200)
    expect((await api.call('/api/logout', { method: 'POST', token: first.token })).status).toBe(401)
  })

  it('counts no more once the account is disabled, its password changed, or its time over on the server', async () => {
    const own = await startOwnApi()
    const status = async (token: string) => (await own.call('/api/admin/categories', { token })).status
    const { token } = await own.logIn()
    await own.db.update(administrators).set({ disabledAt: new Date() })
    expect(await status(token)).toBe(401)
    expect((await own.call('/api/login', { json: ADMIN })).status).toBe(401)
    await own.db.update(administrators).set({ disabledAt: null })
    expect(await status(token)).toBe(200)
    await own.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await status(token)).toBe(401)
    const later = await own.logIn()
    await own.db
      .update(administrators)
      .set({ passwordChangedAt: new Date(Date.now() + 1000) })
      .where(eq(administrators.id, 1))
    expect(await status(later.token)).toBe(401)
  })
})

describe('Promise 17: access', () => {
  it('to every admin call needs a token that counts', async () => {
    const { token } = await api.logIn()
    await api.call('/api/logout', { method: 'POST', token })
    const { body } = await api.call<{ paths: Record<string, Record<string, unknown>> }>('/api/docs/json')
    const adminCalls = Object.entries(body.paths)
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
      )
    expect(adminCalls.length).toBeGreaterThanOrEqual(18)
    const past = Math.floor(Date.now() / 1000) - 1
    const [expired, forged] = [await forge({}, { exp: past }), await forge({}, {}, Buffer.from('guess'))]
    const credentials = [{}, { token }, { token: expired }, { token: forged }, { token: 'a.b.c' }]
    for (const [method, pattern] of adminCalls) {
      const path = pattern.replace('{id}', '1')
      for (const credential of credentials) {
        expect((await api.call(path, { method, ...credential })).status, `${method} ${path}`).toBe(401)
      }
    }
    figure(17, `${adminCalls.length} calls × ${credentials.length} credentials: all 401`)
  })
})
