import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { person } from '../../test/api.ts'
import { storeSignedBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import { ReleaseStore } from '../store.ts'
import { newKey, publicKeyOf } from '../trust/keys.ts'
import { allowPath } from '../trust/teams.ts'
import { trustIn } from '../trust/trust.ts'
import { pictureName } from '../verdict-file.ts'
import { createRegistry } from './app.ts'
import { CALLS, callNameOf } from './calls.ts'
import type { RegistryContext } from './context.ts'
import { guardCalls } from './guard.ts'

/** Token of an administrator whose last proof is too old. */
const STALE = 'header.stale.signature'
const KEY = publicKeyOf(newKey())

let registry: Awaited<ReturnType<typeof startRegistry>>

beforeEach(async () => {
  registry = await startRegistry({ teams: ['mf-careers', 'mf-news'] })
  const { api, store, dataDir } = registry
  api.people[STALE] = person('Stale', { provenUntil: new Date(Date.now() - 1_000).toISOString() })
  for (const remote of ['mf-news', 'mf-careers']) {
    for (const build of ['a1', 'b2']) await storeSignedBuild(store, dataDir, { remote, build })
    await store.promote(remote, 'a1')
  }
  await mkdir(registry.folder, { recursive: true })
})

interface Sample {
  /** Key in the table of calls; the address contains `mf-news` and `b2` unless `path` is set. */
  call: string
  path?: () => Promise<string>
  body?: object
  before?: () => Promise<unknown>
  /** Title of the audit log entry. */
  title: string | RegExp
  /** The call may not wait for the api. */
  isUrgent?: true
  /** No session may make the call. */
  isForOperators?: true
}

const forced = { build: 'b2', override: 'as I know' }
const onRemote = (name: string) => `POST /remotes/:remote/${name}`

const SAMPLES: Sample[] = [
  { call: 'POST /remotes/:remote/builds/:build/complete', title: 'publish mf-news b2' },
  { call: 'POST /remotes/:remote/builds/:build/check', title: 'check mf-news b2' },
  { call: onRemote('working-copy'), body: { port: 3013 }, title: 'working copy of mf-news at port 3013' },
  { call: onRemote('promote'), body: forced, title: 'promote mf-news b2 --force "as I know"' },
  {
    call: onRemote('canary'),
    body: { ...forced, percent: 20, promoteAfterMs: 3_600_000, reason: 'the fair' },
    title: 'canary mf-news 20 b2 --promote-after "60" --force "as I know" --reason "the fair"',
  },
  {
    call: onRemote('halt'),
    before: () => registry.store.canary('mf-news', 'b2', { percent: 5, promoteAfterMs: null }),
    title: 'halt mf-news',
    isUrgent: true,
  },
  {
    call: onRemote('rollback'),
    before: () => registry.store.promote('mf-news', 'b2'),
    title: 'rollback mf-news a1',
    isUrgent: true,
  },
  {
    call: onRemote('pin'),
    body: { reason: 'the fair' },
    title: 'pin mf-news --reason "the fair"',
    isUrgent: true,
  },
  {
    call: onRemote('unpin'),
    before: () => registry.store.pin('mf-news', { reason: 'the fair' }),
    title: 'unpin mf-news',
  },
  {
    call: onRemote('unpublish'),
    body: { build: 'b2', reason: 'it names a customer' },
    title: 'unpublish mf-news b2 --reason "it names a customer"',
  },
  {
    call: onRemote('retire'),
    body: { redirects: { '/mf-news': '/mf-careers' } },
    title: 'retire mf-news --redirect /mf-news=/mf-careers',
  },
  {
    call: onRemote('handover'),
    before: async () => {
      const { store, dataDir } = registry
      await allowPath(dataDir, { remote: 'mf-news', path: '/mf-careers' })
      const owns = ['/mf-news', '/mf-careers']
      await storeSignedBuild(store, dataDir, { remote: 'mf-news', build: 'c3', owns })
    },
    body: { ...forced, build: 'c3', path: '/mf-careers', from: 'mf-careers' },
    title: 'handover /mf-careers mf-careers mf-news c3 --force "as I know"',
  },
  {
    call: 'POST /tokens',
    body: { remote: 'mf-news', name: 'ci', scopes: ['publish', 'canary'], days: 365 },
    title: 'token create mf-news ci publish,canary 365',
  },
  {
    call: 'DELETE /tokens/:id',
    path: async () => `/tokens/${(await registry.token({ remote: 'mf-news' })).split('_')[1]}`,
    title: /^token revoke [0-9a-f]{12} \(mf-news\/ci\)$/,
    isUrgent: true,
  },
  {
    call: 'POST /policy',
    body: { text: '{"approvals": [{}]}', basedOn: 1, reason: 'the fair' },
    title: 'policy set 2 --reason "the fair": New: Two people must agree to promote all remotes',
  },
  { call: 'POST /gc', title: 'gc' },
  {
    call: 'POST /teams',
    body: { remote: 'mf-news', owns: ['/mf-news'], key: KEY },
    title: `team add mf-news /mf-news ${KEY}`,
  },
  {
    call: 'POST /teams/allow',
    body: { remote: 'mf-news', path: '/more' },
    title: 'team allow mf-news /more',
  },
  {
    call: 'POST /teams/withdraw',
    before: () => registry.post(registry.operator, '/teams', { remote: 'mf-news', key: KEY }),
    body: { remote: 'mf-news', key: KEY },
    title: `team withdraw mf-news ${KEY}`,
    isUrgent: true,
  },
  {
    call: onRemote('key'),
    body: { key: KEY },
    title: `enrol the key ${KEY} for mf-news`,
    isForOperators: true,
  },
]

/** Prepares a sample and returns a function that sends it. */
async function prepared({ call, path, body, before }: Sample) {
  const [method = '', route = ''] = call.split(' ')
  await before?.()
  const address = path ? await path() : route.replace(':remote', 'mf-news').replace(':build', 'b2')
  registry.api.log.length = 0
  return (token: string, more: object = {}) =>
    registry.send(token, address, { method, ...(method === 'POST' && { body: { ...body, ...more } }) })
}

/** Logs in a person of each role that may not open Releases. @returns their tokens */
const withoutReleases = () =>
  ['editor', 'recruiter', 'front-desk'].map((role) => {
    const token = `header.${role}.signature`
    registry.api.people[token] = person(role, { roles: [role], remotes: ['mf-news'] })
    return token
  })

/** All state that a call may change. */
async function state() {
  const { store, dataDir, folder } = registry
  const tokens = await readFile(join(folder, 'tokens.json'), 'utf8').catch(() => '')
  const withoutUse = tokens.replaceAll(/,\s*"lastUsedAt": "[^"]*"/g, '')
  const policy = await readFile(join(folder, 'policy.json'), 'utf8').catch(() => '')
  return { live: store.live(), policy, trust: trustIn(dataDir)?.(), tokens: withoutUse }
}

describe('Promise 50: a call of the registry', () => {
  it('is in the table, with a proof for each that changes something; a route that is not cannot be added', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'calls-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const app = createRegistry({
      ...{
        store: new ReleaseStore(join(folder, 'releases')),
        dataDir: folder,
        publicUrl: '',
        previewUrl: '',
        apiUrl: '',
      },
      ...{ operatorToken: 'o', shellToken: '', logToken: 'l', level: 'silent' },
    })
    onTestFinished(() => app.close())
    const found = new Set<string>()
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) found.add(callNameOf(one, url.slice('/registry'.length)))
    })
    await app.ready()
    expect([...found].sort()).toEqual(Object.keys(CALLS).sort())
    const changing = [...found].filter((name) => !name.startsWith('GET '))
    // It has a body, and changes nothing.
    expect(changing.filter((name) => !CALLS[name]?.changes)).toEqual(['POST /policy/check'])

    const other = Fastify()
    guardCalls(other, {} as RegistryContext, '')
    expect(() => other.post('/keys', () => 'changed')).toThrow('POST /keys is missing')
  })

  it('that is logged is tried below, but the exchange for a job', () => {
    const logged = Object.keys(CALLS).filter((name) => CALLS[name]?.changes === 'logged')
    expect(SAMPLES.map(({ call }) => call).sort()).toEqual(
      logged.filter((name) => name !== 'POST /token').sort(),
    )
  })

  describe.each(SAMPLES)('$call', (sample) => {
    const sender = () => (sample.isForOperators ? registry.operator : ADMINISTRATOR)

    it('is refused to roles without releases, asks a person for a new proof, and changes nothing until then', async () => {
      const send = await prepared(sample)
      const before = await state()
      const code = sample.isForOperators ? 'not_allowed' : undefined
      for (const token of withoutReleases())
        expect(await send(token), token).toMatchObject({ status: 403, code: code ?? 'forbidden' })
      expect(await send(STALE)).toMatchObject({ status: 403, code: code ?? 'step_up_needed' })
      expect(await state()).toEqual(before)
      expect(registry.api.log).toEqual([])
    })

    it('is in the audit log with its sender', async () => {
      const send = await prepared(sample)
      expect((await send(sender())).status).toBeLessThan(300)
      const title = sample.title instanceof RegExp ? expect.stringMatching(sample.title) : sample.title
      const actor = sample.isForOperators ? 'operator' : 'ana@site.example'
      expect(registry.api.log).toEqual([{ actor, action: 'commanded', title }])
    })

    it('changes nothing while the log cannot be written, unless it takes something back', async () => {
      const send = await prepared(sample)
      const before = await state()
      registry.api.isLogAway = true
      const response = await send(sender())
      if (sample.isUrgent) {
        expect(response.status).toBe(200)
        expect(await state()).not.toEqual(before)
        registry.api.isLogAway = false
        await registry.post(registry.operator, '/gc', { by: 'budi' })
        expect(registry.api.log).toMatchObject([
          { actor: 'ana@site.example', title: expect.stringMatching(/ \(at 20.*Z\)$/) },
          { actor: 'operator (budi)', action: 'commanded', title: 'gc' },
        ])
      } else {
        expect(response).toMatchObject({ status: 503, code: 'not_logged' })
        expect(await state()).toEqual(before)
        expect(registry.api.log).toEqual([])
      }
    })
  })

  it('of a team is logged with the name of its token, and a second time when the store refuses it', async () => {
    const token = await registry.token({ remote: 'mf-news' })
    await registry.store.pin('mf-news', { by: 'ana', reason: 'the fair' })
    registry.api.log.length = 0
    const message = String((await registry.post(token, '/remotes/mf-news/promote', forced)).message)
    expect(message).toContain('pinned')
    const title = 'promote mf-news b2 --force "as I know"'
    expect(registry.api.log).toEqual([
      { actor: 'mf-news/ci', action: 'commanded', title },
      { actor: 'mf-news/ci', action: 'refused', title: `${title}: ${message}` },
    ])
  })

  it('of an image or a shell goes on while the log cannot be written, which has it later', async () => {
    const { api, shell, store } = registry
    await store.canary('mf-news', 'b2', { percent: 5, promoteAfterMs: null })
    api.isLogAway = true
    expect(await registry.post(shell, '/remotes/mf-news/halt', { reason: 'worse' })).toMatchObject({
      status: 200,
    })
    api.isLogAway = false
    await registry.post(ADMINISTRATOR, '/gc')
    expect(api.log.map(({ actor }) => actor)).toEqual(['shell', 'ana@site.example'])
  })

  it('after an edit of the policy notes that edit first', async () => {
    const path = join(registry.folder, 'policy.json')
    await writeFile(path, '{"approvals": [{}]}')
    await registry.post(ADMINISTRATOR, '/gc')
    await registry.post(ADMINISTRATOR, '/gc')
    await rm(path)
    await registry.post(ADMINISTRATOR, '/gc')
    await writeFile(path, '{ }')
    await registry.post(ADMINISTRATOR, '/gc')
    expect(registry.api.log.map(({ actor, action, title }) => `${actor}: ${action} ${title}`)).toEqual([
      'edit on the server: changed policy 2: New: Two people must agree to promote all remotes',
      'ana@site.example: commanded gc',
      'ana@site.example: commanded gc',
      'ana@site.example: commanded gc',
      'edit on the server: changed policy 3: No longer: Two people must agree to promote all remotes',
      'ana@site.example: commanded gc',
    ])
  })

  it('that shows a picture of a verdict is for those who may check the build', async () => {
    const { store } = registry
    const bytes = Buffer.from('seen')
    const name = pictureName(bytes)
    const pictures = { address: '/', view: 'on a desktop', width: 1440, height: 844, live: name, tried: name }
    const refusals = [{ gate: 'walk', reason: 'It shows other dates.', pictures }]
    const verdict = {
      remote: 'mf-news',
      build: 'b2',
      at: '',
      against: {},
      outcome: 'refused' as const,
      refusals,
    }
    await store.recordVerdict(verdict, new Map([[name, bytes]]))

    const path = `/remotes/mf-news/builds/b2/pictures/${name}`
    const picture = `data:image/jpeg;base64,${btoa('seen')}`
    for (const reader of [await registry.token({ remote: 'mf-news' }), ADMINISTRATOR])
      expect(await registry.send(reader, path)).toEqual({ status: 200, picture })
    for (const other of [await registry.token({ remote: 'mf-careers' }), ...withoutReleases()])
      expect(await registry.send(other, path)).toMatchObject({ status: 403 })
    expect(await registry.send(undefined, path)).toMatchObject({ status: 401 })
    expect(await registry.send(ADMINISTRATOR, path.replace('b2', 'a1'))).toMatchObject({ status: 404 })
    const file = join(store.dir, 'mf-news/b2/pictures', name)
    await writeFile(file, btoa('other'))
    expect(await registry.send(ADMINISTRATOR, path)).toMatchObject({ status: 404 })
  })

  it('that only reads is for tokens and for people who may open Releases, without a proof', async () => {
    const { api } = registry
    const reads = Object.keys(CALLS).filter(
      (name) => name.startsWith('GET ') && CALLS[name]?.for === 'readers',
    )
    const paths = reads.map((name) =>
      name
        .slice('GET '.length)
        .replace(':remote', 'mf-news')
        .replace(':build', 'b2')
        .replace(':from', 'a1')
        .replace(':to', 'b2'),
    )
    expect(paths.length).toBeGreaterThan(4)
    const token = await registry.token({ remote: 'mf-careers' })
    api.people['header.releaser.signature'] = person('releaser', { roles: ['releaser'] })
    for (const path of paths) {
      for (const reader of [token, ADMINISTRATOR, STALE, 'header.releaser.signature'])
        expect((await registry.send(reader, path)).status, path).toBe(200)
      for (const other of withoutReleases())
        expect(await registry.send(other, path), path).toMatchObject({ status: 403, code: 'forbidden' })
      expect((await registry.send(undefined, path)).status).toBe(401)
    }
  })
})
