import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewToken } from '@anyam/protocol'
import { startOidcProvider } from '@anyam/test-support/oidc-provider'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { storeBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, SECOND_ADMINISTRATOR, startRegistry } from '../../test/registry.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>

beforeEach(async () => {
  registry = await startRegistry()
  const verdict = { at: new Date().toISOString(), against: {}, outcome: 'passed' as const, refusals: [] }
  for (const build of ['a1', 'b2', 'c3']) {
    await storeBuild(registry.store, { remote: 'news', build })
    await registry.store.recordVerdict({ remote: 'news', build, ...verdict })
  }
  await registry.store.promote('news', 'a1')
  // The last remote of a site cannot be retired, so add another.
  await storeBuild(registry.store, { remote: 'careers', build: 'a1' })
  await registry.store.promote('careers', 'a1')
  await mkdir(registry.folder, { recursive: true })
  await policy({ approvals: [{ remotes: ['news'] }] })
})

const policy = (value: object) => writeFile(join(registry.folder, 'policy.json'), JSON.stringify(value))
const live = () => registry.store.live().remotes.news?.build
const share = () => registry.store.live().canaries.news?.percent
const send = (sender: string, name: string, body: object = {}) =>
  registry.post(sender, `/remotes/news/${name}`, body)
const promote = (sender: string, body: object = {}) => send(sender, 'promote', { build: 'b2', ...body })

/** A token that an administrator creates. */
async function tokenOf(administrator: string, own: Partial<NewToken> = {}): Promise<string> {
  const wanted = { remote: 'news', name: 'ci', scopes: ['canary', 'promote'], days: 30, ...own }
  return String((await registry.post(administrator, '/tokens', wanted)).text)
}

/** A token as a CI job receives it. @param name of the trusted publisher */
async function jobs(...names: string[]): Promise<string[]> {
  const provider = await startOidcProvider()
  onTestFinished(() => provider.close())
  const publisher = { issuer: provider.issuer, remote: 'news', scopes: ['promote'] }
  await policy({
    approvals: [{ remotes: ['news'] }],
    trustedPublishers: names.map((name) => ({ ...publisher, name, claims: { job: name } })),
  })
  const tokens: string[] = []
  for (const name of names) {
    const identity = await provider.identityToken('https://site.example', {
      sub: 'repo:acme/news',
      job: name,
    })
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      subject_token: identity,
    })
    const response = await fetch(`${registry.url}/registry/token`, { method: 'POST', body })
    expect(response.status).toBe(200)
    tokens.push(String(Object(await response.json()).access_token))
  }
  return tokens
}

/** Rewrites the stored tokens to lack their creators. */
async function forgetMinters() {
  const file = join(registry.folder, 'tokens.json')
  const tokens = JSON.parse(await readFile(file, 'utf8')) as object[]
  await writeFile(file, JSON.stringify(tokens.map((token) => ({ ...token, by: undefined }))))
}

const ana = async () => ADMINISTRATOR
const ben = async () => SECOND_ADMINISTRATOR
const operator = async () => registry.operator
const anasToken = () => tokenOf(ADMINISTRATOR)
const bensToken = () => tokenOf(SECOND_ADMINISTRATOR, { name: 'other' })

type Sender = () => Promise<string>

describe('Promise 49: two people who must agree', () => {
  it.each<[string, Sender, Sender, string]>([
    ['two administrators', ana, ben, 'ben@site.example'],
    ['a team’s token and an administrator who did not create it', bensToken, ana, 'ana@site.example'],
    ['an administrator and an operator', ana, operator, 'operator'],
    ['a CI job and an administrator', async () => (await jobs('github'))[0] ?? '', ana, 'ana@site.example'],
  ])('are %s', async (_title, first, second, approvedBy) => {
    expect(await promote(await first())).toMatchObject({ status: 202, code: 'approval_needed' })
    const [waiting] = Object.values(await registry.send(await second(), '/approvals'))
    expect(waiting).toMatchObject({ mayApprove: true })
    expect(await promote(await second())).toMatchObject({ status: 200 })
    expect(live()).toBe('b2')
    expect((await registry.store.journal()).at(-1)).toMatchObject({ approvedBy })
  })

  it('agree on the changes that they accept, and a build with a problem besides them needs a reason', async () => {
    const refused = { at: new Date().toISOString(), against: {}, outcome: 'refused' as const }
    const changes = ['/news figures', '/news links']
    const ofChanges = changes.map((change) => ({ gate: 'walk', reason: `${change}.`, change }))
    const record = (refusals: typeof ofChanges | { gate: string; reason: string }[]) =>
      registry.store.recordVerdict({ remote: 'news', build: 'b2', ...refused, refusals })
    await record(ofChanges)
    const [first, second] = [await ana(), await ben()]
    expect(await promote(first, { accepts: changes })).toMatchObject({ status: 202 })
    // Another command, which waits for a second person itself.
    expect(await promote(second, { accepts: changes.slice(1) })).toMatchObject({ status: 202 })
    expect(await promote(first, { accepts: changes.slice(1) })).toMatchObject({ code: 'not_checked' })
    await record([...ofChanges, { gate: 'walk', reason: 'A dead link.' }])
    expect(await promote(second, { accepts: changes })).toMatchObject({
      ...{ status: 202, message: expect.stringContaining('verdict has changed') },
    })
    expect(await promote(first, { accepts: changes })).toMatchObject({ code: 'not_checked' })
    expect(live()).toBe('a1')

    await record(ofChanges)
    expect(await promote(first, { accepts: changes })).toMatchObject({ status: 202 })
    expect(await promote(second, { accepts: changes.toReversed() })).toMatchObject({ status: 200 })
    expect(live()).toBe('b2')
    const by = 'ana@site.example'
    expect((await registry.store.journal()).at(-1)).toMatchObject({
      ...{ by, approvedBy: 'ben@site.example' },
      accepted: changes.map((change) => ({ change, by })),
    })
  })

  it.each<[string, Sender[]]>([
    ['one administrator twice', [ana, ana]],
    ['one administrator and a token that they created', [ana, anasToken]],
    ['a token and the administrator who created it', [anasToken, ana]],
    ['an administrator and the token of a team, which is no person', [ana, bensToken]],
    ['two tokens of one team', [anasToken, bensToken]],
    ['three tokens of one team', [anasToken, bensToken, registryToken]],
    ['an operator under two names', [operator, operator]],
    ['an operator and a token that an operator created', [operator, registryToken]],
    ['the image of a remote and an operator, who has its token', [async () => registry.image, operator]],
    ['a token and the image of its remote', [anasToken, async () => registry.image]],
  ])('are not %s', async (_title, senders) => {
    for (const [nth, sender] of senders.entries())
      expect(await promote(await sender(), { by: `person ${nth}` })).toMatchObject({
        code: 'approval_needed',
      })
    const last = (await senders.at(-1)?.()) ?? ''
    expect(Object.values(await registry.send(last, '/approvals'))[0]).toMatchObject({ mayApprove: false })
    expect(live()).toBe('a1')
  })

  it('are not two trusted publishers of one CI job', async () => {
    for (const token of await jobs('github', 'other'))
      expect(await promote(token)).toMatchObject({ status: 202 })
    expect(live()).toBe('a1')
  })

  it('are not somebody and a token without its creator, which stays valid and may be anybody’s', async () => {
    const token = await anasToken()
    await forgetMinters()
    expect(await promote(token)).toMatchObject({ status: 202 })
    expect(await promote(ADMINISTRATOR)).toMatchObject({ status: 202 })
    expect(await promote(token)).toMatchObject({ status: 202 })
    expect(live()).toBe('a1')
    expect(await promote(SECOND_ADMINISTRATOR)).toMatchObject({ status: 200 })
    expect((await registry.store.journal()).at(-1)).toMatchObject({
      ...{ by: 'ana@site.example', approvedBy: 'ben@site.example' },
    })
    await policy({})
    expect(await send(token, 'promote', { build: 'c3' })).toMatchObject({ status: 200 })
  })

  it('agree on the contents of a build and on the verdict that they skip', async () => {
    const { store } = registry
    const override = 'as I know'
    const verdict = { at: new Date().toISOString(), against: {}, outcome: 'refused' as const }
    const refuse = (reason: string) =>
      store.recordVerdict({
        ...{ remote: 'news', build: 'b2' },
        ...verdict,
        refusals: [{ gate: 'size', reason }],
      })
    await refuse('It is 2 kB too large.')
    expect(await promote(ADMINISTRATOR, { override })).toMatchObject({ status: 202 })
    await refuse('A dead link.')
    const changed = { status: 202, message: expect.stringContaining('has changed since') }
    expect(await promote(SECOND_ADMINISTRATOR, { override })).toMatchObject(changed)
    await store.unpublish('news', 'b2', {})
    await storeBuild(store, { remote: 'news', build: 'b2', owns: ['/news', '/news/more'] })
    await refuse('A dead link.')
    expect(await promote(ADMINISTRATOR, { override })).toMatchObject(changed)
    expect(live()).toBe('a1')
    await refuse('A dead link.')
    expect(await promote(SECOND_ADMINISTRATOR, { override })).toMatchObject({ status: 200 })
  })

  it('agree on skipping the gate, too', async () => {
    const override = 'as I know'
    expect(await promote(ADMINISTRATOR)).toMatchObject({ status: 202 })
    expect(await promote(SECOND_ADMINISTRATOR, { override })).toMatchObject({ status: 202 })
    expect(live()).toBe('a1')
    expect(await promote(ADMINISTRATOR, { override })).toMatchObject({ status: 200 })
  })
})

const registryToken = () => registry.token()

/** Each of these has the effect of a promotion. */
const AROUND: [string, string, object, string][] = [
  [
    'a canary for more than 10 of 100 visitors',
    'canary',
    { build: 'b2', percent: 11 },
    'A canary for more than 10 of 100 visitors',
  ],
  [
    'a canary that goes live by itself',
    'canary',
    { build: 'b2', percent: 5, promoteAfterMs: 60_000 },
    'A canary that goes live by itself',
  ],
  [
    'a canary that grows',
    'canary',
    { build: 'b2', percent: 1, inSteps: true },
    'A canary that goes live by itself',
  ],
  [
    'a canary that skips the gate',
    'canary',
    { build: 'b2', percent: 5, override: 'as I know' },
    'Skipping the gate',
  ],
  ['a retirement that skips what is in its way', 'retire', { override: 'as I know' }, 'Skipping the gate'],
]

describe('Promise 49: what ends like a promotion', () => {
  const small = { build: 'b2', percent: 10 }

  it.each(AROUND)('needs the second person of one: %s', async (_title, name, body) => {
    expect(await send(ADMINISTRATOR, name, body)).toMatchObject({ status: 202, code: 'approval_needed' })
    expect([live(), share()]).toEqual(['a1', undefined])
    expect(await send(SECOND_ADMINISTRATOR, name, body)).toMatchObject({ status: 200 })
  })

  it.each(AROUND.filter(([, name]) => name === 'canary'))(
    'needs the scope of one: %s',
    async (_title, name, body, why) => {
      await policy({})
      const token = await tokenOf(ADMINISTRATOR, { scopes: ['canary'] })
      expect(await send(token, name, body)).toMatchObject({
        ...{ status: 403, code: 'out_of_scope' },
        message: `${why} needs what a promotion needs. This token does not allow to promote: it allows to canary.`,
      })
      expect(share()).toBeUndefined()
      expect(await send(token, name, small)).toMatchObject({ status: 200 })
    },
  )

  it.each(AROUND)('needs the right of one in the policy: %s', async (_title, name, body, why) => {
    const others = { remotes: ['news'], who: ['operator'], may: ['promote'] }
    await policy({ rules: [{ remotes: ['news'], who: ['*'], may: ['canary', 'retire'] }, others] })
    expect(await send(ADMINISTRATOR, name, body)).toMatchObject({
      ...{ status: 403, code: 'not_allowed', message: expect.stringContaining(why) },
    })
    expect([live(), share()]).toEqual(['a1', undefined])
  })

  it('is no canary for up to 10 of 100 visitors of a build that passed the gate', async () => {
    const token = await tokenOf(ADMINISTRATOR, { scopes: ['canary'] })
    expect(await send(token, 'canary', small)).toMatchObject({ status: 200 })
    expect(share()).toBe(10)
  })

  it('is judged and promoted by a shell only as far as two people agreed', async () => {
    const byShell = () => promote(registry.shell)
    const canary = { build: 'b2', percent: 5, promoteAfterMs: 60_000 }
    await send(ADMINISTRATOR, 'canary', small)
    expect(await byShell()).toMatchObject({ status: 403, code: 'not_allowed' })

    await policy({})
    await send(ADMINISTRATOR, 'canary', canary)
    await policy({ approvals: [{ remotes: ['news'] }] })
    expect(await byShell()).toMatchObject({ status: 403, code: 'not_allowed' })
    expect(live()).toBe('a1')

    await send(ADMINISTRATOR, 'canary', canary)
    await send(SECOND_ADMINISTRATOR, 'canary', canary)
    expect(await byShell()).toMatchObject({ status: 200 })
    expect(live()).toBe('b2')
  })

  it('is a canary that grows, whose steps need no further person once two agreed, but each its time', async () => {
    const canary = { build: 'b2', percent: 1, promoteAfterMs: 60_000, inSteps: true }
    await send(ADMINISTRATOR, 'canary', canary)
    await send(SECOND_ADMINISTRATOR, 'canary', canary)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const next of [10, 50]) {
      const before = share()
      await promote(registry.shell)
      expect(share()).toBe(before)
      vi.setSystemTime(Date.now() + 60_000)
      expect(await promote(registry.shell)).toMatchObject({
        status: 200,
        message: `${next} of 100 visitors get b2 of news.`,
      })
      expect([share(), live()]).toEqual([next, 'a1'])
    }
  })
})

describe('a rollback', () => {
  const freeze = () => {
    const [from, until] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3600_000).toISOString())
    return policy({ freezes: [{ from, until, reason: 'the fair' }], approvals: [{ remotes: ['news'] }] })
  }

  beforeEach(async () => {
    const { store } = registry
    await store.promote('news', 'b2')
    await store.promote('news', 'c3')
  })

  it('goes back in a freeze, by one person', async () => {
    await freeze()
    for (const build of ['b2', 'a1']) {
      expect(await send(ADMINISTRATOR, 'rollback', { build })).toMatchObject({ status: 200 })
      expect(live()).toBe(build)
    }
  })

  it.each([
    ['with the name of a build that came later', { build: 'c3' }],
    ['without a name, after another rollback', {}],
  ])('goes forward only as a promotion would: %s', async (_title, body) => {
    await registry.store.promote('news', 'b2', { action: 'rollback' })
    await freeze()
    expect(await send(ADMINISTRATOR, 'rollback', body)).toMatchObject({
      ...{ status: 409, code: 'frozen', message: expect.stringContaining('came after the live one needs') },
    })
    expect(live()).toBe('b2')
    await policy({ approvals: [{ remotes: ['news'] }] })
    expect(await send(ADMINISTRATOR, 'rollback', body)).toMatchObject({ status: 202 })
    expect(live()).toBe('b2')
    expect(await send(SECOND_ADMINISTRATOR, 'rollback', body)).toMatchObject({ status: 200 })
    expect(live()).toBe('c3')
  })

  it('brings a retired remote back in a freeze as it was, and no newer build of it', async () => {
    await registry.store.promote('news', 'b2', { action: 'rollback' })
    await registry.store.retire('news', { override: 'a test' })
    await freeze()
    expect(await send(ADMINISTRATOR, 'rollback', { build: 'c3' })).toMatchObject({ code: 'frozen' })
    expect(await send(ADMINISTRATOR, 'rollback')).toMatchObject({ status: 200 })
    expect(live()).toBe('b2')
  })
})
