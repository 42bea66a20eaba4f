import type { ReleaseState, RemoteState } from '@anyam/protocol'
import { figure } from '@anyam/test-support/figure'
import { administrator, badTokens, releaseApiOf } from '../fixtures/release-api.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

let shell: ShellCopy

test.beforeAll(async () => {
  shell = await shellCopy()
  const team = await teamCheckout('mf-news', shell.dataDir)
  await team.reword("WHAT'S NEW!", 'FRESH FROM THE DESK')
  await team.release('publish', 'mf-news')
  await team.remove()
  await shell.start()
})

test.afterAll(() => shell.stop())

const newsIn = ({ remotes }: ReleaseState): RemoteState => {
  const news = remotes.find(({ remote }) => remote === 'mf-news')
  if (!news) throw new Error('no news')
  return news
}

test('Promise 17: only an administrator sees or changes what is live', async ({ request }) => {
  const releaseApi = releaseApiOf(request, shell.url)
  const commands = ['promote', 'rollback', 'canary', 'halt', 'pin', 'unpin', 'override']
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer a.b.c' },
    { authorization: 'Basic YTpi' },
    ...Object.values(await badTokens(request)).map((token) => ({ authorization: `Bearer ${token}` })),
  ]
  const unknown = { message: 'Please log in to continue.', code: 'unauthenticated' }
  for (const headers of strangers) {
    for (const path of ['state', 'as-of?at=2026-11-20T00:00:00Z', 'diff?remote=mf-news&from=a&to=b'])
      expect((await request.get(`${shell.url}/releases/${path}`, { headers })).status(), path).toBe(401)
    for (const name of commands) {
      const response = await releaseApi.command(name, { remote: 'mf-news' }, headers)
      expect(response.status(), name).toBe(401)
      expect(await response.json()).toEqual(unknown)
    }
  }
  figure(
    17,
    `${commands.length + 3} calls of the admin release API × ${strangers.length} credentials: all 401`,
  )
  const admin = await administrator(request)
  for (const site of ['cross-site', 'same-site', 'none']) {
    const response = await releaseApi.command(
      'halt',
      { remote: 'mf-news' },
      { ...admin, 'sec-fetch-site': site },
    )
    expect([response.status(), (await response.json()).code]).toEqual([403, 'cross_site'])
  }
})

test('what the gate has not passed goes live for a stated reason only, and goes back by one call', async ({
  page,
  request,
}) => {
  const releaseApi = releaseApiOf(request, shell.url)
  const admin = await administrator(request)
  const state = async (): Promise<ReleaseState> => (await releaseApi.state(admin)).json()
  const before = newsIn(await state())
  const build = before.builds[0]?.build ?? ''
  expect(build).not.toBe(before.live?.build)

  const refused = await releaseApi.command('promote', { remote: 'mf-news', build }, admin)
  expect([refused.status(), (await refused.json()).code]).toEqual([409, 'not_checked'])
  const never = await releaseApi.command('rollback', { remote: 'mf-news', build }, admin)
  expect([never.status(), (await never.json()).code]).toEqual([409, 'never_live'])
  const missing = await releaseApi.command('promote', { remote: 'mf-news', build: 'f00' }, admin)
  expect([missing.status(), (await missing.json()).code]).toEqual([404, 'build_not_found'])
  const odd = await releaseApi.command('promote', { remote: '../..', build }, admin)
  expect([odd.status(), (await odd.json()).code]).toEqual([400, 'bad_request'])

  const override = 'Shown to the board at noon'
  expect((await releaseApi.command('promote', { remote: 'mf-news', build, override }, admin)).status()).toBe(
    200,
  )
  const { journal, ...after } = await state()
  expect(newsIn({ journal, ...after }).live?.build).toBe(build)
  expect(journal[0]).toMatchObject({
    action: 'promote',
    build,
    previous: before.live?.build,
    by: process.env.ADMIN_EMAIL,
    override,
  })
  await expect.poll(async () => (await fetch(`${shell.url}/articles`)).text()).toContain(build)
  await page.goto(`${shell.url}/articles`)
  await expect(page.getByRole('heading', { name: 'FRESH FROM THE DESK' })).toBeVisible()

  expect((await releaseApi.command('rollback', { remote: 'mf-news' }, admin)).status()).toBe(200)
  expect(newsIn(await state()).live?.build).toBe(before.live?.build)
})

test('a pinned remote refuses a canary until it is let go, and says who pinned it and why', async ({
  request,
}) => {
  const releaseApi = releaseApiOf(request, shell.url)
  const admin = await administrator(request)
  const state = async (): Promise<ReleaseState> => (await releaseApi.state(admin)).json()
  const { live, builds } = newsIn(await state())
  const build = builds.find((card) => card.build !== live?.build)?.build
  const canary = () =>
    releaseApi.command('canary', { remote: 'mf-news', build, percent: 10, override: 'Tried by hand' }, admin)

  await releaseApi.command('pin', { remote: 'mf-news', reason: 'The jury looks at it today' }, admin)
  const refused = await canary()
  expect(refused.status()).toBe(409)
  expect((await refused.json()).message).toContain('The jury looks at it today')
  await releaseApi.command('unpin', { remote: 'mf-news' }, admin)

  expect((await canary()).status()).toBe(200)
  expect(newsIn(await state()).canary).toMatchObject({ build, percent: 10, by: process.env.ADMIN_EMAIL })
  expect((await releaseApi.command('halt', { remote: 'mf-news' }, admin)).status()).toBe(200)
  expect(newsIn(await state()).canary).toBeUndefined()
})
