import { createHmac } from 'node:crypto'
import { figure } from '@anyam/test-support/figure'
import { type LoginResponse, RENEWS_TOKENS } from '@arunika/admin-contracts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { administrators, sessions } from '../src/db/schema/index.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { ADMIN, fileApi, startOwnApi } from './support/test-api.ts'

const { api } = await fileApi()

const claimsOf = (token: string): { jti: string; iat: number; exp: number; renewable?: boolean } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const lifetimeOf = (token: string) => claimsOf(token).exp - claimsOf(token).iat

/** Logs in as a client that renews its tokens. */
async function logIn() {
  const headers = { [RENEWS_TOKENS]: '1' }
  const { body, headers: sent } = await api.call<LoginResponse>('/api/login', { json: ADMIN, headers })
  return { token: body.token, cookie: sent.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const renew = (headers: Record<string, string>) =>
  api.call<LoginResponse & { code?: string }>('/api/session', { method: 'POST', headers })

const both = ({ token, cookie }: { token: string; cookie: string }) => ({
  authorization: `Bearer ${token}`,
  cookie,
})

/** Moves the session into the past, as if this time had gone by. */
const pass = (token: string, minutes: number) =>
  api.db
    .update(sessions)
    .set({
      createdAt: sql`created_at - make_interval(mins => ${minutes})`,
      expiresAt: sql`expires_at - make_interval(mins => ${minutes})`,
    })
    .where(eq(sessions.id, claimsOf(token).jti))

describe('Promise 2: short tokens', () => {
  it('a client of the specification gets one token for two hours, a client that renews one for a quarter of an hour', async () => {
    expect(lifetimeOf((await api.logIn()).token)).toBe(7_200)
    const { token } = await logIn()
    expect([lifetimeOf(token), claimsOf(token).renewable]).toEqual([900, true])
  })

  it('a copied token does not renew itself: that takes its session’s cookie', async () => {
    const { token, cookie } = await logIn()
    const other = await logIn()
    const tried: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie },
      both({ token, cookie: other.cookie }),
      both({ token: `${token.slice(0, -3)}abc`, cookie }),
    ]
    for (const headers of tried) expect((await renew(headers)).status).toBe(401)
    expect((await renew(both({ token, cookie }))).status).toBe(200)
  })

  it('five hours of work are five hours with one session, and half a day is its end', async () => {
    await api.db.update(administrators).set({ passwordChangedAt: sql`now() - interval '1 day'` })
    let opened = await logIn()
    const { jti } = claimsOf(opened.token)
    let renewals = 0
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      await pass(opened.token, 10)
      const { status, body, headers } = await renew(both(opened))
      expect(status).toBe(200)
      expect(headers.getSetCookie()[0]).toContain(`${opened.cookie}; Max-Age=7200; Path=/; HttpOnly`)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(claimsOf(body.token).jti).toBe(jti)
      opened = { ...opened, token: body.token }
      renewals += 1
    }
    expect(lifetimeOf(opened.token)).toBeLessThanOrEqual(600)
    await pass(opened.token, 10)
    expect((await renew(both(opened))).status).toBe(401)
    figure(2, `${renewals} renewals in 12 hours of one session, whose tokens last 15 minutes`)
  })

  it('an expired token is renewed while its session goes on, and opens nothing else', async () => {
    const own = await startOwnApi()
    const { token, cookie } = await own.logIn()
    const claims = claimsOf(token)
    const past = { ...claims, iat: claims.iat - 1_000, exp: claims.iat - 100 }
    const text = `${token.split('.')[0]}.${Buffer.from(JSON.stringify(past)).toString('base64url')}`
    const signature = createHmac('sha256', loadSecrets(own.dataDir).token).update(text).digest('base64url')
    const old = `${text}.${signature}`
    const headers = both({ token: old, cookie })
    expect((await own.call('/api/admin/account', { headers })).status).toBe(401)
    expect((await own.call('/api/session', { method: 'POST', headers })).status).toBe(200)
  })

  it('a log-out ends every token of the session, also those renewed at the same moment', async () => {
    let ended = 0
    for (let nth = 0; nth < 20; nth += 1) {
      const opened = await logIn()
      const [, ...renewed] = await Promise.all([
        api.call('/api/logout', { method: 'POST', token: opened.token }),
        renew(both(opened)),
        renew(both(opened)),
      ])
      const tokens = [opened.token, ...renewed.flatMap(({ body }) => body.token ?? [])]
      for (const token of tokens) {
        expect((await api.call('/api/admin/articles', { token })).status).toBe(401)
        expect((await renew(both({ token, cookie: opened.cookie }))).status).toBe(401)
        ended += 1
      }
    }
    figure(2, `20 log-outs beside renewals: ${ended} tokens, all ended`)
  })
})

describe('whole lists of applications', () => {
  it('are read a thousand times an hour at most by one person', async () => {
    const own = await startOwnApi()
    const { token } = await own.logIn()
    await own.call('/api/admin/job-vacancies', { token })
    await own.db.execute(sql`update login_attempts set count = 1079 where key like 'lists:%'`)
    expect((await own.call('/api/admin/job-vacancies', { token })).status).toBe(200)
    const refused = await own.call('/api/admin/job-vacancies', { token })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect((await own.call('/api/admin/job-vacancies?view=page', { token })).status).toBe(200)
  })
})
