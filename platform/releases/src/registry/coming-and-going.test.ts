import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import type { Check } from './gate-jobs.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>
let checks: Check[]

beforeEach(async () => {
  checks = []
  registry = await startRegistry({
    run: async (check) => {
      checks.push(check)
      const { handover, ...id } = check
      const verdict = {
        ...{ ...id, at: new Date().toISOString(), against: {}, outcome: 'passed' as const, refusals: [] },
        ...(handover && { handover }),
      }
      await registry.store.recordVerdict(verdict)
      return verdict
    },
  })
  const { store } = registry
  for (const remote of ['news', 'careers']) {
    await storeBuild(store, { remote, build: 'a1' })
    await store.promote(remote, 'a1')
  }
  await storeBuild(store, { remote: 'careers', build: 'b2', owns: ['/careers', '/news'] })
})

const owned = () =>
  Object.fromEntries(
    Object.entries(registry.store.live().remotes).map(([remote, { owns }]) => [remote, owns]),
  )
const BOTH = { news: ['/news'], careers: ['/careers'] }
const HANDED_OVER = { news: [], careers: ['/careers', '/news'] }
const retire = (token: string, body: object = {}) => registry.post(token, '/remotes/news/retire', body)
const handOver = (token: string, body: object = {}) =>
  registry.post(token, '/remotes/careers/handover', { build: 'b2', path: '/news', from: 'news', ...body })
const forced = { override: 'as I know' }

describe('retiring a remote', () => {
  it('is for its own token that may promote, and for administrators; a rollback brings it back', async () => {
    const careers = await registry.token({ remote: 'careers' })
    expect(await retire(careers)).toMatchObject({ status: 403, code: 'foreign_remote' })
    const publisher = await registry.token({ scopes: ['publish', 'canary'] })
    expect(await retire(publisher)).toMatchObject({ status: 403, code: 'out_of_scope' })
    expect(await retire(registry.shell)).toMatchObject({ status: 403, code: 'not_allowed' })
    expect(owned()).toEqual(BOTH)

    const token = await registry.token()
    expect(await retire(token, { redirects: { '/news': '/careers' } })).toMatchObject({ status: 200 })
    expect(owned()).toEqual({ careers: ['/careers'] })
    expect(await retire(token)).toMatchObject({ status: 409, code: 'remote_retired' })
    expect(await registry.post(token, '/remotes/news/rollback')).toMatchObject({
      ...{ status: 200, message: 'news is back at a1.' },
    })
    expect(owned()).toEqual(BOTH)
    expect(await retire(ADMINISTRATOR)).toMatchObject({ status: 200 })
    expect((await registry.store.journal()).slice(-3)).toMatchObject([
      { action: 'retire', by: 'news/ci', redirects: { '/news': '/careers' } },
      { action: 'rollback', by: 'news/ci' },
      { action: 'retire', by: 'ana@site.example' },
    ])
  })

  it.each([
    ['a redirect to elsewhere', { redirects: { '/news': 'https://elsewhere.example' } }, 400, 'bad_request'],
    ['a redirect to another host', { redirects: { '/news': '//elsewhere.example' } }, 400, 'bad_request'],
    ['a redirect to nowhere', { redirects: { '/news': '/nowhere' } }, 422, 'redirect_invalid'],
    ['a list for redirects', { redirects: ['/news'] }, 400, 'bad_request'],
  ])('refuses %s', async (_title, body, status, code) => {
    expect(await retire(ADMINISTRATOR, body)).toMatchObject({ status, code })
    expect(owned()).toEqual(BOTH)
  })
})

describe('handing a path over', () => {
  it('is for who may release both remotes', async () => {
    for (const remote of ['careers', 'news'])
      expect(await handOver(await registry.token({ remote }), forced)).toMatchObject({
        ...{ status: 403, code: 'not_allowed', message: expect.stringContaining('a team’s token opens one') },
      })
    expect(owned()).toEqual(BOTH)
    expect(await handOver(ADMINISTRATOR, forced)).toMatchObject({
      ...{ status: 200, message: '/news belongs to careers now.', previous: 'a1' },
    })
    expect(owned()).toEqual(HANDED_OVER)
    expect(await registry.post(ADMINISTRATOR, '/remotes/careers/rollback')).toMatchObject({ status: 200 })
    expect(owned()).toEqual(BOTH)
  })

  it('needs a verdict of the gate that knew of it, which is none for a promotion without', async () => {
    const check = (body?: object) => registry.post(ADMINISTRATOR, '/remotes/careers/builds/b2/check', body)
    const verdict = async () =>
      (await registry.send(ADMINISTRATOR, '/remotes/careers/builds/b2/verdict')).result
    await check()
    await expect.poll(verdict).toMatchObject({ outcome: 'passed' })
    expect(await handOver(ADMINISTRATOR)).toMatchObject({ status: 409, code: 'not_checked' })
    const handover = { path: '/news', from: 'news' }
    await check({ handover })
    await expect.poll(verdict).toMatchObject({ outcome: 'passed', handover })
    expect(checks).toMatchObject([{ build: 'b2' }, { build: 'b2', handover }])
    expect(await registry.post(ADMINISTRATOR, '/remotes/careers/promote', { build: 'b2' })).toMatchObject({
      ...{ status: 409, code: 'not_checked' },
    })
    expect(await handOver(ADMINISTRATOR)).toMatchObject({ status: 200 })
    expect(owned()).toEqual(HANDED_OVER)
  })

  it('obeys the policy of both remotes, and a second person confirms exactly this', async () => {
    await mkdir(registry.folder, { recursive: true })
    const policy = (value: object) => writeFile(join(registry.folder, 'policy.json'), JSON.stringify(value))
    await policy({ rules: [{ remotes: ['news'], who: ['*'], may: ['promote'] }] })
    expect(await handOver(ADMINISTRATOR, forced)).toMatchObject({ status: 403, code: 'not_allowed' })
    const [from, until] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3600_000).toISOString())
    await policy({ freezes: [{ from, until, remotes: ['news'], reason: 'the fair' }] })
    expect(await handOver(ADMINISTRATOR, forced)).toMatchObject({ status: 409, code: 'frozen' })
    expect(await retire(ADMINISTRATOR)).toMatchObject({ status: 409, code: 'frozen' })
    await policy({ approvals: [{ remotes: ['news'], actions: ['handover'] }] })
    expect(await handOver(ADMINISTRATOR, forced)).toMatchObject({ status: 202, code: 'approval_needed' })
    const by = { ...forced, by: 'ben' }
    const other = { ...by, redirects: { '/news': '/careers' } }
    expect(await handOver(registry.operator, other)).toMatchObject({ code: 'approval_needed' })
    expect(owned()).toEqual(BOTH)
    expect(await handOver(registry.operator, by)).toMatchObject({ status: 200 })
    expect((await registry.store.journal()).at(-1)).toMatchObject({
      ...{ action: 'handover', by: 'ana@site.example', approvedBy: 'ben', path: '/news', from: 'news' },
    })
  })

  it.each([
    ['a path that is none', { path: 'news' }, 400, 'bad_request'],
    ['a remote that is none', { from: '../news' }, 400, 'bad_request'],
    ['an unknown remote', { from: 'shop' }, 404, 'remote_not_found'],
    ['an unknown build', { build: 'zz' }, 404, 'build_not_found'],
    ['a path that no remote has', { path: '/void' }, 409, 'path_taken'],
    ['a build without the path', { build: 'a1' }, 409, 'path_not_claimed'],
  ])('refuses %s', async (_title, body, status, code) => {
    expect(await handOver(ADMINISTRATOR, { ...forced, ...body })).toMatchObject({ status, code })
    expect(owned()).toEqual(BOTH)
  })
})
