import type {
  FactorAdded,
  LoginResponse,
  ProofOptions,
  SecondFactor,
  TotpOffer,
} from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { administrators } from '../src/db/schema/index.ts'
import { PASSWORD, person } from './support/people.ts'
import { fileApi, type TestApi } from './support/test-api.ts'
import { totpCode } from './support/totp.ts'
import { publishVacancy } from './support/vacancy.ts'

const { api, token: admin } = await fileApi()
const ACCOUNT = '/api/admin/account'

/** A user with an authenticator app, whose code of the current step is already used. */
async function withApp(own: TestApi, name: string, roles: Parameters<typeof person>[2] = ['recruiter']) {
  const someone = await person(own, name, roles)
  const { token } = someone
  const { secret } = (await own.call<TotpOffer>(`${ACCOUNT}/totp/offer`, { method: 'POST', token })).body
  const json = { secret, code: totpCode(secret, -1) }
  const added = await own.call<FactorAdded>(`${ACCOUNT}/totp`, { token, json })
  expect(added.status).toBe(200)
  return { ...someone, secret, codes: added.body.recoveryCodes ?? [] }
}
const firstStep = async (own: TestApi, email: string) =>
  (await own.call<LoginResponse>('/api/login', { json: { email, password: PASSWORD } })).body
const secondStep = (own: TestApi, token: string, code: string) =>
  own.call<LoginResponse & { code?: string }>('/api/login/second-factor', { token, json: { code } })
const ageProofs = (own: TestApi) =>
  own.db.execute(sql`update sessions set proven_at = now() - interval '11 minutes'`)

describe('Promise 37: a second factor', () => {
  it('password and code open the account; the password alone opens nothing', async () => {
    const { email, secret } = await withApp(api, 'sari')
    const first = await firstStep(api, email)
    expect(first.second_factor).toBe(true)
    for (const path of [ACCOUNT, '/api/admin/job-vacancies', '/api/admin/summary'])
      expect((await api.call(path, { token: first.token })).body.code).toBe('second_factor_needed')
    const options = await api.call<ProofOptions>('/api/login/second-factor', { token: first.token })
    expect(options.body).toEqual({ totp: true, password: false, passkey: null })
    expect((await secondStep(api, first.token, '000000')).body.code).toBe('invalid_proof')
    const code = totpCode(secret)
    const second = await secondStep(api, first.token, code)
    expect(second.status).toBe(200)
    expect(second.headers.getSetCookie()[0]).toMatch(/^session=/)
    expect((await api.call(ACCOUNT, { token: second.body.token })).status).toBe(200)
    // The pending session has ended, and the code is already used.
    expect((await secondStep(api, first.token, totpCode(secret, 1))).status).toBe(401)
    expect((await secondStep(api, (await firstStep(api, email)).token, code)).status).toBe(403)
  })

  it('a first step sets no cookie', async () => {
    const { email } = await withApp(api, 'cookie')
    const response = await api.call('/api/login', { json: { email, password: PASSWORD } })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('a recovery code works once, however it is written', async () => {
    const { email, codes } = await withApp(api, 'dewi')
    expect(codes).toHaveLength(10)
    const [code = ''] = codes
    const { token } = await firstStep(api, email)
    expect((await secondStep(api, token, code.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await secondStep(api, (await firstStep(api, email)).token, code)).status).toBe(403)
  })

  it('codes that are renewed at the same moment are one set in the end', async () => {
    const { token } = await person(api, 'double', ['recruiter'])
    const renewed = await Promise.all(
      Array.from({ length: 20 }, () => api.call(`${ACCOUNT}/recovery-codes`, { method: 'POST', token })),
    )
    expect(renewed.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await api.call<SecondFactor>(`${ACCOUNT}/second-factor`, { token })).body.recoveryCodes).toBe(10)
  })

  it('codes cannot be guessed: ten tries, then a wait', async () => {
    const { email, secret } = await withApp(api, 'guess')
    const { token } = await firstStep(api, email)
    for (let nth = 1; nth <= 10; nth += 1) expect((await secondStep(api, token, '000000')).status).toBe(403)
    expect((await secondStep(api, token, totpCode(secret))).status).toBe(429)
  })

  it('irreversible actions need a fresh proof', async () => {
    const { token, secret } = await withApp(api, 'wulan')
    const vacancy = await publishVacancy(api, admin)
    await ageProofs(api)
    const csv = `/api/admin/job-vacancies/${vacancy}/applications.csv`
    expect((await api.call(csv, { token })).body.code).toBe('step_up_needed')
    expect((await api.call(`/api/admin/job-vacancies/${vacancy}`, { token })).status).toBe(200)
    const prove = (json: object) => api.call(`${ACCOUNT}/proof`, { token, json })
    expect((await prove({ password: PASSWORD })).body.code).toBe('invalid_proof')
    expect((await prove({ code: totpCode(secret) })).status).toBe(200)
    expect((await api.call(csv, { token })).status).toBe(200)
  })

  it('deletions for good need a fresh proof, of messages and trials as well', async () => {
    const { token } = await withApp(api, 'tini', ['administrator'])
    await ageProofs(api)
    for (const path of ['trash/1', 'messages/1', 'trials/1'])
      expect((await api.call(`/api/admin/${path}`, { token, method: 'DELETE' })).body.code).toBe(
        'step_up_needed',
      )
  })

  it('sessions that were opened before one was added need a proof by it', async () => {
    const before = await person(api, 'before', ['recruiter'])
    const elsewhere = await before.logIn()
    const { body } = await api.call<TotpOffer>(`${ACCOUNT}/totp/offer`, {
      ...{ method: 'POST', token: before.token },
    })
    const json = { secret: body.secret, code: totpCode(body.secret, -1) }
    expect((await api.call(`${ACCOUNT}/totp`, { token: before.token, json })).status).toBe(200)
    const exported = async (token: string) =>
      (await api.call('/api/admin/job-vacancies/99999999/applications.csv', { token })).body.code
    expect(await exported(before.token)).toBe('vacancy_not_found')
    expect(await exported(elsewhere)).toBe('step_up_needed')
    const proof = { token: elsewhere, json: { code: totpCode(body.secret) } }
    expect((await api.call(`${ACCOUNT}/proof`, proof)).status).toBe(200)
    expect(await exported(elsewhere)).toBe('vacancy_not_found')
  })

  it('an account without one is asked for nothing, as specified, but for its password before a factor is added', async () => {
    const { token } = await person(api, 'plain', ['recruiter'])
    const vacancy = await publishVacancy(api, admin)
    await ageProofs(api)
    expect((await api.call(`/api/admin/job-vacancies/${vacancy}`, { method: 'DELETE', token })).status).toBe(
      200,
    )
    const { secret } = (await api.call<TotpOffer>(`${ACCOUNT}/totp/offer`, { method: 'POST', token })).body
    const add = () => api.call(`${ACCOUNT}/totp`, { token, json: { secret, code: totpCode(secret) } })
    expect((await add()).body.code).toBe('step_up_needed')
    await api.call(`${ACCOUNT}/proof`, { token, json: { password: PASSWORD } })
    expect((await add()).status).toBe(200)
  })

  it('the secret of the app is stored encrypted, and goes with the codes when it is removed', async () => {
    const { id, token, secret } = await withApp(api, 'remove')
    const rows = await api.db.select().from(administrators)
    expect(rows.find((row) => row.id === id)?.totpSecret).toEqual(expect.any(String))
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await api.call(`${ACCOUNT}/totp`, { method: 'DELETE', token })).status).toBe(200)
    const { body } = await api.call<SecondFactor>(`${ACCOUNT}/second-factor`, { token })
    expect(body).toEqual({ totp: false, recoveryCodes: 0, passkeys: [] })
  })

  it('an administrator removes the second factor of a person who has lost it', async () => {
    const { id, email } = await withApp(api, 'lost')
    await api.call(`/api/admin/people/${id}/remove-second-factor`, { method: 'POST', token: admin })
    expect((await firstStep(api, email)).second_factor).toBeUndefined()
  })

  it('an invented answer of a passkey is refused', async () => {
    const options = await api.call<{ challenge: string }>('/api/login/passkey/options', { method: 'POST' })
    const passkey = {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: {},
      challenge: options.body.challenge,
    }
    for (const json of [{ passkey }, { passkey: {} }])
      expect((await api.call('/api/login/passkey', { json })).body.code).toBe('invalid_proof')
  })
})
