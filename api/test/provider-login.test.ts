import { startOidcProvider } from '@anyam/test-support/oidc-provider'
import type { FactorAdded, LoginResponse, ProviderAddress, TotpOffer } from '@arunika/admin-contracts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { administrators } from '../src/db/schema/index.ts'
import { readApiSettings } from '../src/settings.ts'
import { person } from './support/people.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'
import { totpCode } from './support/totp.ts'

const CLIENT = { client_id: 'site', client_secret: 'secret-of-the-site' }
const PROVIDER = '/api/login/provider'

interface Claims {
  email?: string
  email_verified?: boolean
}

/** An api with login at a real provider; `knows` sets the provider's claims about a subject. */
async function startBoth() {
  const knows = new Map<string, Claims>()
  const publicUrl = 'http://localhost:3000'
  const provider = await startOidcProvider(() => ({
    clients: [{ ...CLIENT, redirect_uris: [`${publicUrl}/admin/login`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...knows.get(sub) }) }),
  }))
  onTestFinished(() => provider.close())
  const oidc = {
    issuer: provider.issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    name: 'Studio ID',
  }
  const api = await startOwnApi({ oidc, publicUrl })

  async function begin() {
    const begun = await api.call<ProviderAddress>(PROVIDER, { method: 'POST' })
    expect(begun.status).toBe(200)
    return {
      address: begun.body.address,
      setCookie: begun.headers.getSetCookie()[0] ?? '',
      cookie: begun.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    }
  }
  const finish = (query: string, cookie = '') =>
    api.call<LoginResponse & { code?: string }>(`${PROVIDER}/return`, {
      headers: { cookie },
      json: { query },
    })
  async function signIn(subject: string, claims: Claims = {}) {
    knows.set(subject, claims)
    const { address, cookie } = await begin()
    return finish(await provider.signIn(address, subject), cookie)
  }
  return { api, provider, begin, finish, signIn }
}

const verified = (email: string): Claims => ({ email, email_verified: true })
const audit = async ({ db }: TestApi) =>
  (await db.execute<{ actor: string; action: string }>(sql`select actor, action from audit_log order by id`))
    .rows

describe('sign-in by an OpenID provider', () => {
  it('opens the account of the verified mail address, and later of the subject alone', async () => {
    const { api, signIn } = await startBoth()
    const { id, email } = await person(api, 'sari', ['editor'])
    expect((await api.call(PROVIDER)).body).toEqual({ name: 'Studio ID' })
    const first = await signIn('subject-of-sari', verified(email.toUpperCase()))
    expect(first).toMatchObject({ status: 200, body: { message: 'Welcome back!' } })
    expect(first.headers.getSetCookie().some((cookie) => /^session=.+HttpOnly.+Strict/.test(cookie))).toBe(
      true,
    )
    const { token } = first.body
    expect((await api.call('/api/admin/account', { token })).body).toMatchObject({ email, roles: ['editor'] })
    expect((await api.call('/api/admin/people', { token })).status).toBe(403)

    await api.db.update(administrators).set({ email: 'sari@new.example' }).where(eq(administrators.id, id))
    expect((await signIn('subject-of-sari')).status).toBe(200)
    const actions = (await audit(api)).map(({ action }) => action)
    expect(actions.slice(-3)).toEqual(['provider linked', 'logged in', 'logged in'])
    const { rows } = await api.db.execute(sql`select subject from outgoing_mails where recipient = ${email}`)
    expect(rows).toEqual([{ subject: expect.stringContaining('it can be opened by Studio ID now') }])
  })

  it('lets an invited person in, who joins that way', async () => {
    const { api, signIn } = await startBoth()
    const { token } = await api.logIn()
    const json = { email: 'wulan@arunika.example', name: 'Wulan', roles: ['recruiter'], remotes: [] }
    await api.call('/api/admin/people/invite', { token, json })
    expect((await signIn('wulan', verified(json.email))).status).toBe(200)
    const people = (await api.call<{ email: string; state: string }[]>('/api/admin/people', { token })).body
    expect(people.find(({ email }) => email === json.email)?.state).toBe('active')
  })

  it('is refused alike to everyone without an account that it may open', async () => {
    const { api, signIn } = await startBoth()
    const { email } = await person(api, 'dewi', ['editor'])
    const other = await person(api, 'bima', ['editor'])
    const { token } = await api.logIn()
    const refused: unknown[] = [
      await signIn('stranger', verified('stranger@arunika.example')),
      await signIn('unverified', { email, email_verified: false }),
      await signIn('unsaid', { email }),
      await signIn('without'),
    ]
    expect((await signIn('dewi', verified(email))).status).toBe(200)
    refused.push(await signIn('second-of-dewi', verified(email)))
    await api.call(`/api/admin/people/${other.id}/disable`, { method: 'POST', token })
    refused.push(await signIn('bima', verified(other.email)))
    for (const response of refused)
      expect(response).toMatchObject({
        status: 401,
        body: {
          code: 'no_account',
          message: 'This sign-in opens no account here. Ask an administrator for an invitation.',
        },
      })
    const people = await api.db.select({ email: administrators.email }).from(administrators)
    expect(people).toHaveLength(3)
    const failed = (await audit(api)).filter(({ action }) => action === 'login failed')
    expect(failed).toHaveLength(refused.length)
  })

  it('ends with the account: disabled, it opens nothing, and enabled again it is linked again', async () => {
    const { api, signIn } = await startBoth()
    const { id, email } = await person(api, 'ayu', ['editor'])
    const { token: admin } = await api.logIn()
    const { token } = (await signIn('ayu', verified(email))).body
    await api.call(`/api/admin/people/${id}/disable`, { method: 'POST', token: admin })
    expect((await api.call('/api/admin/account', { token })).status).toBe(401)
    expect((await signIn('ayu', verified(email))).body.code).toBe('no_account')
    await api.call(`/api/admin/people/${id}/enable`, { method: 'POST', token: admin })
    expect((await signIn('ayu')).body.code).toBe('no_account')
    expect((await signIn('ayu-again', verified(email))).status).toBe(200)
  })

  it('still needs the second factor of the account', async () => {
    const { api, signIn } = await startBoth()
    const { email, token } = await person(api, 'rani', ['recruiter'])
    const { secret } = (await api.call<TotpOffer>('/api/admin/account/totp/offer', { method: 'POST', token }))
      .body
    await api.call<FactorAdded>('/api/admin/account/totp', {
      token,
      json: { secret, code: totpCode(secret, -1) },
    })
    const first = await signIn('rani', verified(email))
    expect(first).toMatchObject({ status: 200, body: { second_factor: true } })
    expect(first.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))).toEqual([])
    const pending = first.body.token
    expect((await api.call('/api/admin/account', { token: pending })).body.code).toBe('second_factor_needed')
    const second = await api.call<LoginResponse>('/api/login/second-factor', {
      token: pending,
      json: { code: totpCode(secret) },
    })
    expect((await api.call('/api/admin/account', { token: second.body.token })).status).toBe(200)
  })
})

describe('the return from the provider', () => {
  it('works once, in the browser that began, and within ten minutes', async () => {
    const { api, provider, begin, finish } = await startBoth()
    await person(api, 'sari', ['editor'])
    const failed = { status: 401, body: { code: 'sign_in_failed' } }
    const { address, cookie, setCookie } = await begin()
    expect(setCookie).toMatch(/^sign-in=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)
    const wanted = new URL(address).searchParams
    expect(Object.fromEntries(wanted)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email',
      redirect_uri: 'http://localhost:3000/admin/login',
    })
    const query = await provider.signIn(address, 'sari')
    const other = await begin()
    expect(await finish(query)).toMatchObject(failed)
    expect(await finish(query, other.cookie)).toMatchObject(failed)
    expect(await finish(query, `${cookie.slice(0, -2)}xx`)).toMatchObject(failed)
    const altered = query.replace(/state=[^&]+/, 'state=other')
    expect(await finish(altered, cookie)).toMatchObject(failed)
    expect(await finish('error=access_denied', cookie)).toMatchObject(failed)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect(await finish(query, cookie)).toMatchObject(failed)
    vi.useRealTimers()
    expect((await finish(query, cookie)).body.code).toBe('no_account')
    expect(await finish(query, cookie)).toMatchObject(failed)
    expect((await audit(api)).filter(({ action }) => action === 'login failed')).toHaveLength(8)
  })

  it('is limited for each address', async () => {
    const { finish } = await startBoth()
    for (let count = 0; count < 30; count++) expect((await finish('code=x&state=y')).status).toBe(401)
    const stopped = await finish('code=x&state=y')
    expect(stopped).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('while the provider is away is a sentence, and passwords go on', async () => {
    const { api, provider, begin, finish } = await startBoth()
    const { address, cookie } = await begin()
    const query = await provider.signIn(address, 'sari')
    provider.close()
    const away = { status: 503, body: { code: 'unavailable', message: expect.stringContaining('provider') } }
    expect(await finish(query, cookie)).toMatchObject(away)
    expect((await api.logIn()).token).toBeDefined()

    const other = await startOwnApi({
      oidc: { issuer: provider.issuer, clientId: 'site', clientSecret: 'x', name: 'Studio ID' },
    })
    expect(await other.call(PROVIDER, { method: 'POST' })).toMatchObject(away)
  })
})

it('without a provider there is no sign-in by one', async () => {
  const api = await startOwnApi()
  expect((await api.call(PROVIDER)).body).toEqual({ name: null })
  expect(await api.call(PROVIDER, { method: 'POST' })).toMatchObject({ status: 404 })
  expect(await api.call(`${PROVIDER}/return`, { json: { query: 'code=x' } })).toMatchObject({ status: 404 })
})

it('the settings name a provider wholly, by https', () => {
  const issuer = { OIDC_ISSUER: 'https://id.example' }
  expect(() => readApiSettings(issuer)).toThrow('must be set with OIDC_ISSUER')
  expect(() => readApiSettings({ OIDC_ISSUER: 'http://id.example' })).toThrow('OIDC_ISSUER: must be https')
  const whole = { ...issuer, OIDC_CLIENT_ID: 'site', OIDC_CLIENT_SECRET: 'secret' }
  expect(readApiSettings(whole).oidc).toMatchObject({ clientId: 'site', name: 'your company account' })
})
