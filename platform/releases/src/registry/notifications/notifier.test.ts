import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { storeBuild } from '../../../test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../../test/registry.ts'
import type { Verdict } from '../../live-set.ts'
import { Notifier, owedNotificationsIn } from './notifier.ts'

const COMMIT = 'a'.repeat(40)
const SECRET = Buffer.from('a secret of at least twenty-four bytes')
const PATIENCE = { timeout: 15_000 }

type Registry = Awaited<ReturnType<typeof startRegistry>>
interface Received {
  path: string
  headers: IncomingHttpHeaders
  text: string
  json: Record<string, unknown> & { data?: Record<string, unknown> }
}

let registry: Registry

/** A server of a team, or one with the form of GitHub's and GitLab's. It ends with the test. */
async function startTeam(port = 0) {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    const status = statuses.shift() ?? 200
    if (status === 200)
      received.push({ path: request.url ?? '', headers: request.headers, text, json: JSON.parse(text) })
    response.writeHead(status).end()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, received, statuses, events: () => received.map(({ json }) => json.type) }
}

async function tellTo(...targets: object[]): Promise<void> {
  await mkdir(registry.folder, { recursive: true })
  await writeFile(join(registry.folder, 'notifications.json'), JSON.stringify({ targets }))
}

const webhook = (url: string, own: object = {}) => ({
  name: 'team',
  remotes: ['news'],
  webhook: { url, secret: `whsec_${SECRET.toString('base64')}` },
  ...own,
})

async function store(build: string, more: object = {}): Promise<void> {
  await storeBuild(registry.store, { remote: 'news', build, manifest: { commit: COMMIT }, ...more })
  const verdict = { at: new Date().toISOString(), against: {}, outcome: 'passed' as const, refusals: [] }
  await registry.store.recordVerdict({ remote: 'news', build, ...verdict })
}

const send = (command: string, body: object = {}) =>
  registry.post(ADMINISTRATOR, `/remotes/news/${command}`, body)

/** The registry follows the store from here on. */
const isFollowing = () =>
  expect
    .poll(async () => (await owedNotificationsIn(registry.folder).read()).revision, PATIENCE)
    .toBe(registry.store.live().revision)

beforeEach(async () => {
  registry = await startRegistry()
  await store('a1')
  await registry.store.promote('news', 'a1')
  await isFollowing()
})

it('a team hears in order what happens to its builds, signed as Standard Webhooks describes', async () => {
  const team = await startTeam()
  await tellTo(webhook(team.url))
  await store('b2')
  await send('canary', { build: 'b2', percent: 10 })
  await send('halt', { reason: 'it looks odd' })
  await send('promote', { build: 'b2' })
  await send('rollback', { reason: 'a word is missing' })
  await expect.poll(() => team.received.length, PATIENCE).toBe(4)
  expect(team.events().sort()).toEqual([
    'build.halted',
    'build.promoted',
    'build.published',
    'build.rolled_back',
  ])
  const rollback = team.received.find(({ json }) => json.type === 'build.rolled_back')
  expect(rollback?.json.data).toEqual({
    remote: 'news',
    build: 'b2',
    commit: COMMIT,
    by: 'ana@site.example',
    reason: 'a1 is live again: a word is missing',
    link: 'https://site.example/admin/releases',
  })
  for (const { headers, text } of team.received) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
    const signature = createHmac('sha256', SECRET).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  }
})

it('the commit of a build gets a status in GitHub’s and in GitLab’s form, and people get a mail', async () => {
  const team = await startTeam()
  const remotes = ['news']
  await tellTo(
    { name: 'github', remotes, github: { repository: 'acme/news', token: 'ghp_1', api: team.url } },
    {
      name: 'gitlab',
      remotes,
      events: ['promoted'],
      gitlab: { project: 'acme/site/news', token: 'glpat-1', api: `${team.url}/api/v4` },
    },
    { name: 'people', remotes: ['n*'], events: ['promoted'], mail: { to: ['news@site.example'] } },
    { name: 'others', remotes: ['careers'], mail: { to: ['careers@site.example'] } },
  )
  await store('b2')
  await send('promote', { build: 'b2' })
  await expect.poll(() => [team.received.length, registry.api.mails.length], PATIENCE).toEqual([3, 1])
  const target = { target_url: 'https://site.example/admin/releases' }
  const live = { ...target, description: 'news b2 is live by ana@site.example' }
  const byPath = (path: string) => team.received.filter((one) => one.path === path)
  expect(byPath(`/repos/acme/news/statuses/${COMMIT}`).map(({ json }) => json)).toEqual(
    expect.arrayContaining([
      { ...target, state: 'pending', description: 'news b2 was published', context: 'release/news' },
      { ...live, state: 'success', context: 'release/news' },
    ]),
  )
  const [gitlab] = byPath(`/api/v4/projects/acme%2Fsite%2Fnews/statuses/${COMMIT}`)
  expect(gitlab?.json).toEqual({ ...live, state: 'success', name: 'release/news' })
  expect(gitlab?.headers['private-token']).toBe('glpat-1')
  expect(registry.api.mails).toEqual([
    {
      id: expect.any(String),
      recipient: 'news@site.example',
      subject: 'news b2 is live',
      text: `news b2 is live by ana@site.example\n\n${target.target_url}\n`,
    },
  ])
})

it('a build without a clean commit has no status', async () => {
  const team = await startTeam()
  await tellTo({
    name: 'github',
    remotes: ['news'],
    github: { repository: 'acme/news', token: 'ghp_1', api: team.url },
  })
  await store('b2', { manifest: { commit: COMMIT, dirty: true } })
  await store('c3')
  await expect.poll(() => team.received.length, PATIENCE).toBe(1)
  expect(team.received[0]?.json.description).toBe('news c3 was published')
  await expect
    .poll(async () => (await owedNotificationsIn(registry.folder).read()).owed, PATIENCE)
    .toEqual([])
  expect(team.received).toHaveLength(1)
})

it('what the gate refuses, and what waits for a second person, is told with its reason', async () => {
  const team = await startTeam()
  const refusals = [{ gate: 'links', reason: 'A link on /news leads nowhere: /nwes.' }]
  registry = await startRegistry({
    run: async ({ remote, build }): Promise<Verdict> => ({
      ...{ remote, build, at: new Date().toISOString(), against: {}, refusals },
      outcome: build === 'b2' ? 'refused' : 'passed',
    }),
  })
  for (const build of ['a1', 'b2']) await store(build)
  await registry.store.promote('news', 'a1')
  await isFollowing()
  await tellTo(webhook(team.url))
  await writeFile(join(registry.folder, 'policy.json'), '{"approvals": [{}]}')
  for (const build of ['a1', 'b2'])
    await registry.post(ADMINISTRATOR, `/remotes/news/builds/${build}/check`, {})
  expect(await send('rollback', { build: 'b2', force: true })).not.toMatchObject({ status: 200 })
  expect(await send('promote', { build: 'a1' })).toMatchObject({ status: 202 })
  await expect.poll(() => team.events().sort(), PATIENCE).toEqual(['build.refused', 'build.waiting'])
  const reasons = team.received.map(({ json }) => json.data?.reason)
  expect(reasons).toContain(refusals[0]?.reason)
  expect(reasons).toContain('a second person must confirm “promote news a1” within 24 hours')
})

it('a canary whose time is up is told of once, with the missing evidence', async () => {
  const team = await startTeam()
  await tellTo(webhook(team.url, { events: ['waiting'] }))
  await store('b2')
  // A started time cannot be in the past, so the canary is due before it began.
  await registry.store.canary('news', 'b2', { percent: 10, promoteAfterMs: -120_000 })
  const evidence = 'not enough evidence: 37 of about 270 pages, at this traffic in 3 h'
  await registry.store.evidence.write(
    'shell-a',
    { at: Date.now(), evidence: {}, votes: [], canaries: { news: { build: 'b2', evidence } } },
    true,
  )
  await expect.poll(() => team.received.length, PATIENCE).toBe(1)
  expect(team.received[0]?.json.data?.reason).toBe(`its time is up, but ${evidence}`)
  await expect
    .poll(async () => (await owedNotificationsIn(registry.folder).read()).owed, PATIENCE)
    .toEqual([])
  expect((await owedNotificationsIn(registry.folder).read()).waiting).toHaveLength(1)
  expect(team.received).toHaveLength(1)
})

it('a team that is away hears it later, also after a restart of the registry, and nothing twice', async () => {
  const team = await startTeam()
  const gone = await startTeam()
  team.statuses.push(503)
  await tellTo(
    webhook(team.url, { events: ['promoted'] }),
    webhook(gone.url, { name: 'gone', remotes: ['careers'] }),
  )
  await store('b2')
  await send('promote', { build: 'b2' })
  await expect
    .poll(async () => (await owedNotificationsIn(registry.folder).read()).owed[0]?.error, PATIENCE)
    .toBe('It answered with 503.')
  await registry.app.close()
  const { store: held, folder, apiUrl } = registry
  // Meanwhile a release without the registry.
  await held.promote('news', 'a1')
  await owedNotificationsIn(folder).change((before) => ({
    next: { ...before, owed: before.owed.map((one) => ({ ...one, next: 0 })) },
    result: undefined,
  }))
  const publicUrl = 'https://site.example'
  const next = new Notifier({ store: held, folder, publicUrl, apiUrl, token: undefined, log: () => {} })
  onTestFinished(() => next.close())
  await next.check()
  await next.check()
  await expect.poll(() => team.received.map(({ json }) => json.data?.build), PATIENCE).toEqual(['b2', 'a1'])
  await next.check()
  expect(team.received).toHaveLength(2)
})

it('a damaged list of targets stops no release, is named, and what happened meanwhile is told later', async () => {
  const team = await startTeam()
  await tellTo(webhook(team.url))
  const file = join(registry.folder, 'notifications.json')
  const good = await readFile(file, 'utf8')
  await writeFile(file, good.replace('"news"', ''))
  await store('b2')
  expect(await send('promote', { build: 'b2' })).toMatchObject({ status: 200 })
  await writeFile(file, good)
  await expect.poll(() => team.events().sort(), PATIENCE).toEqual(['build.promoted', 'build.published'])
  await rm(file)
  await store('c3')
  await isFollowing()
  expect(team.received).toHaveLength(2)
})

it('a secret or an address of a target is in no log and no error', async () => {
  const lines: string[] = []
  await store('b2')
  await registry.store.canary('news', 'b2', { percent: 10, promoteAfterMs: null })
  await isFollowing()
  await tellTo(webhook('http://127.0.0.1:9/key-in-the-address'))
  const { store: held, folder, apiUrl } = registry
  await registry.app.close()
  const publicUrl = 'https://site.example'
  const next = new Notifier({
    ...{ store: held, folder, publicUrl, apiUrl, token: undefined },
    log: (text) => lines.push(text),
  })
  onTestFinished(() => next.close())
  await held.haltCanary('news', { by: 'ana' })
  await next.check()
  expect(lines).toEqual(['team was not told yet: It cannot be reached.'])
})
