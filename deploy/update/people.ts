import { expect } from 'vitest'
import { inOlderSchema, type rowsIn } from '../../api/test/support/database-contents.ts'
import {
  APPLICANT,
  applicationForm,
  articleForm,
  BOOKING,
  jpeg,
  pdf,
  VACANCY,
} from '../../api/test/support/samples.ts'
import { call } from '../../api/test/support/test-api.ts'
import { totpCode } from '../../api/test/support/totp.ts'
import type { COMMITS_BEFORE_VERSIONS } from '../../scripts/versions-before.ts'

/** Administrator of the sites that are updated. */
export const ADMIN = { email: 'admin@arunika.example', password: 'only-for-this-test-42' }

/** Tables whose rows belong to people; the others are counted. */
const OF_PEOPLE = [
  ...['articles', 'article_categories', 'categories', 'vacancies', 'vacancy_stages', 'applications'],
  ...['contact_messages', 'trials', 'trash', 'administrators', 'sessions', 'totp_factors', 'recovery_codes'],
]

export type Rows = Awaited<ReturnType<typeof rowsIn>>

/** Rows of people, without the step of the last code and the time of the last use, which a session changes. */
const ofPeople = (rows: Rows): Rows =>
  new Map(
    OF_PEOPLE.filter((table) => rows.has(table)).map((table) => [
      table,
      (rows.get(table) ?? []).map(({ totp_step, used_at, ...row }) => row),
    ]),
  )

/** No row of people has changed, and no table has lost a row. Sessions may have been added. */
export function expectRows(before: Rows, after: Rows): void {
  const known = new Set(before.get('sessions')?.map(({ id }) => id))
  const sessions = after.get('sessions')?.filter(({ id }) => known.has(id)) ?? []
  expect(inOlderSchema(ofPeople(before), new Map(after).set('sessions', sessions))).toEqual(
    inOlderSchema(ofPeople(before), before),
  )
  for (const [table, entries] of before)
    expect([table, after.get(table)?.length ?? 0]).toEqual([
      table,
      expect.toSatisfy((n) => n >= entries.length),
    ])
}

/** The body of a response, which has to be a success. */
export async function expectDone<T>(
  at: string,
  path: string,
  options: Parameters<typeof call>[2],
): Promise<T> {
  const { status, body } = await call(at, path, options)
  expect(status, `${path}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
  return body as T
}

const logIn = async (at: string) =>
  (await expectDone<{ token: string }>(at, '/api/login', { json: ADMIN })).token

const idOf = async (at: string, list: string, token: string, title: string) => {
  const entries = await expectDone<{ id: number; title: string }[]>(at, `/api/admin/${list}`, { token })
  return entries.find((one) => one.title === title)?.id ?? 0
}

export interface Worked {
  /** Token of a session that is open. */
  token: string
  totpSecret?: string
}

/**
 * Works in a running site of an older version as visitors, applicants and editors do.
 * @param at the site's URL, or its api's
 */
export async function workIn(at: string, version: keyof typeof COMMITS_BEFORE_VERSIONS): Promise<Worked> {
  const token = await logIn(at)
  await expectDone(at, '/api/admin/job-vacancies/create', { token, json: VACANCY })
  const vacancy = await idOf(at, 'job-vacancies', token, VACANCY.title)
  for (let nth = 0; nth < 5; nth += 1) {
    const form = applicationForm([pdf(), await jpeg()], { ...APPLICANT, email: `${nth}@example.com` })
    await expectDone(at, `/api/job-vacancies/${vacancy}`, { form })
  }
  const fields = { date: '2026-11-20', hashtags: '#art', content: '<p>Words.</p>', categories: [1] }
  for (const title of ['Changed', 'Removed']) {
    const form = articleForm({ ...fields, title, picture: await jpeg(640, 400) })
    await expectDone(at, '/api/admin/articles/create', { token, form })
  }
  const [changed, removed] = [
    await idOf(at, 'articles', token, 'Changed'),
    await idOf(at, 'articles', token, 'Removed'),
  ]
  const form = articleForm({ ...fields, title: 'Changed', content: '<p>Other words.</p>' })
  await expectDone(at, `/api/admin/articles/${changed}`, { token, form })
  await expectDone(at, `/api/admin/articles/${removed}`, { token, method: 'DELETE' })
  const json = { name: 'Visitor', email: 'visitor@example.com', subject: 'A question', message: 'When?' }
  await expectDone(at, '/api/contact-us', { json })
  let totpSecret: string | undefined
  if (version === '0.2.0') {
    await expectDone(at, '/api/classes/kid-class/roblox/trial', { json: BOOKING })
    const account = '/api/admin/account/totp'
    const { secret } = await expectDone<{ secret: string }>(at, `${account}/offer`, { token, method: 'POST' })
    await expectDone(at, account, { token, json: { secret, code: totpCode(secret, -1) } })
    totpSecret = secret
  }
  return { token, ...(totpSecret && { totpSecret }) }
}

/**
 * Uses the session of then, and logs in.
 * @param period of the second factor's code, from the present one; each code works once
 */
export async function expectSessions(at: string, { token, totpSecret }: Worked, period = 0): Promise<void> {
  await expectDone(at, '/api/admin/job-vacancies', { token })
  const { token: next } = await expectDone<{ token: string }>(at, '/api/login', { json: ADMIN })
  if (totpSecret)
    await expectDone(at, '/api/login/second-factor', {
      token: next,
      json: { code: totpCode(totpSecret, period) },
    })
}
