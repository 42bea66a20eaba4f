import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatedToken, ReleaseToken } from '@anyam/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import { previewLinks } from '../preview-links.ts'
import { workingCopyLinks } from '../working-copy-links.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>

beforeEach(async () => {
  registry = await startRegistry({
    run: async ({ remote, build }) => {
      const verdict = {
        remote,
        build,
        at: new Date().toISOString(),
        against: {},
        outcome: 'passed' as const,
        refusals: [],
      }
      await registry.store.recordVerdict(verdict)
      return verdict
    },
  })
  for (const remote of ['news', 'careers']) {
    for (const build of ['a1', 'b2']) await storeBuild(registry.store, { remote, build })
    await registry.store.promote(remote, 'a1')
  }
})

const live = (remote = 'news') => registry.store.live().remotes[remote]?.build
const promote = (token: string | undefined, remote = 'news', body: object = {}) =>
  registry.post(token, `/remotes/${remote}/promote`, { build: 'b2', override: 'as I know', ...body })

/** Stores a passing verdict for a build. */
async function pass(build = 'b2') {
  const verdict = { at: new Date().toISOString(), against: {}, outcome: 'passed' as const, refusals: [] }
  await registry.store.recordVerdict({ remote: 'news', build, ...verdict })
}

async function policy(value: unknown) {
  await writeFile(
    join(registry.folder, 'policy.json'),
    typeof value === 'string' ? value : JSON.stringify(value),
  )
}

describe('Promise 33: a token', () => {
  it('releases its own remote and no other', async () => {
    const token = await registry.token()
    expect(await promote(token)).toMatchObject({
      status: 200,
      message: 'b2 of news is live.',
      previous: 'a1',
    })
    expect(await promote(token, 'careers')).toMatchObject({
      status: 403,
      code: 'foreign_remote',
      message: 'This token belongs to news, not to careers.',
    })
    expect([live(), live('careers')]).toEqual(['b2', 'a1'])
    expect((await registry.store.journal()).at(-1)).toMatchObject({ action: 'promote', by: 'news/ci' })
  })

  it('of an image releases that remote and no other, and starts no canary', async () => {
    const { image } = registry
    expect(await promote(image, 'careers')).toMatchObject({ status: 403, code: 'foreign_remote' })
    expect(
      await registry.send(image, '/remotes/careers/builds/c3', { method: 'PUT', body: {} }),
    ).toMatchObject({ status: 403, code: 'foreign_remote' })
    const canary = { build: 'b2', percent: 10, override: 'as I know' }
    expect(await registry.post(image, '/remotes/news/canary', canary)).toMatchObject({
      status: 403,
      code: 'out_of_scope',
    })
    expect(await registry.post(image, '/tokens', {})).toMatchObject({ status: 403 })
    await pass()
    expect(await promote(image, 'news', { override: undefined })).toMatchObject({
      ...{ status: 200, previous: 'a1' },
    })
    expect([live(), live('careers')]).toEqual(['b2', 'a1'])
    expect((await registry.store.journal()).at(-1)).toMatchObject({ action: 'promote', by: 'news/image' })
  })

  it('does what its scopes say', async () => {
    const token = await registry.token({ scopes: ['publish', 'canary'] })
    expect(await promote(token)).toMatchObject({ status: 403, code: 'out_of_scope' })
    await pass()
    const canary = { build: 'b2', percent: 10 }
    expect(await registry.post(token, '/remotes/news/canary', canary)).toMatchObject({ status: 200 })
    expect(await registry.post(token, '/remotes/news/halt')).toMatchObject({ status: 200 })
    expect(live()).toBe('a1')
  })

  it('skips the gate only with the scope for it', async () => {
    const token = await registry.token({ scopes: ['publish', 'canary', 'promote'] })
    const forced = { build: 'b2', override: 'as I know' }
    const commands = { promote: forced, canary: { ...forced, percent: 5 }, retire: { override: 'as I know' } }
    for (const [name, body] of Object.entries(commands))
      expect(await registry.post(token, `/remotes/news/${name}`, body)).toMatchObject({
        ...{ status: 403, code: 'out_of_scope' },
        message:
          'This token may not skip the gate: it needs the scope “override”, and it has publish, canary, promote. Pass the gate, or let an administrator force it.',
      })
    expect(live()).toBe('a1')
    await pass()
    expect(await promote(token, 'news', { override: undefined })).toMatchObject({ status: 200 })
    expect(await promote(await registry.token(), 'news', { build: 'a1' })).toMatchObject({ status: 200 })
  })

  it('of an image skips the gate only for the first release of its remote', async () => {
    const { image, store } = registry
    expect(await promote(image)).toMatchObject({ status: 403, code: 'out_of_scope' })
    const rest = await startRegistry()
    await storeBuild(rest.store, { remote: 'news', build: 'b2' })
    const first = () => rest.post(image, '/remotes/news/promote', { build: 'b2', override: 'First release' })
    expect(await first()).toMatchObject({ status: 200 })
    expect(await first()).toMatchObject({ status: 403, code: 'out_of_scope' })
    await store.retire('news', { override: 'a test' })
    expect(await promote(image)).toMatchObject({ status: 403, code: 'out_of_scope' })
  })

  it('that may skip the gate is stored so that older versions can read it', async () => {
    await registry.token()
    const [stored] = JSON.parse(await readFile(join(registry.folder, 'tokens.json'), 'utf8'))
    expect(stored).toMatchObject({ scopes: ['publish', 'canary', 'promote'], mayForce: true })
    const [listed] = await listOfTokens()
    expect(listed?.scopes).toEqual(['publish', 'canary', 'promote', 'override'])
    expect(listed).not.toHaveProperty('mayForce')
  })

  it('is refused if it is unknown, altered, expired or revoked', async () => {
    const token = await registry.token()
    const unknown = [
      undefined,
      'nonsense',
      `${token.slice(0, -2)}xx`,
      token.replace(/_[0-9a-f]{12}_/, '_000000000000_'),
    ]
    for (const wrong of unknown)
      expect(await promote(wrong)).toMatchObject({ status: 401, code: 'unauthenticated' })

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 3600_000 })
    try {
      expect(await promote(token)).toMatchObject({ status: 401, code: 'token_expired' })
    } finally {
      vi.useRealTimers()
    }
    const [listed] = (await listOfTokens()) as [ReleaseToken]
    await registry.send(ADMINISTRATOR, `/tokens/${listed.id}`, { method: 'DELETE' })
    expect(await promote(token)).toMatchObject({ status: 401, code: 'token_revoked' })
    expect(live()).toBe('a1')
  })

  it('changes nothing once the account of the person who made it is disabled, but takes a build back', async () => {
    const made = { remote: 'news', name: 'cd', scopes: ['publish', 'promote', 'override'], days: 30 }
    const { text: token } = (await registry.post(ADMINISTRATOR, '/tokens', made)) as unknown as CreatedToken
    expect(await promote(token)).toMatchObject({ status: 200 })
    registry.api.disabled = ['ana@site.example']
    expect(await registry.post(token, '/remotes/news/rollback', {})).toMatchObject({ status: 200 })
    expect(live()).toBe('a1')
    expect(await promote(token)).toMatchObject({ status: 401, code: 'token_revoked' })
    expect(live()).toBe('a1')
    expect(registry.api.log.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^token create/),
      expect.stringMatching(/^promote news/),
      expect.stringMatching(/^rollback news/),
    ])
    registry.api.disabled = []
    expect(await promote(token)).toMatchObject({ status: 200 })
  })

  it('is stored as a hash, listed without it, and managed by administrators alone', async () => {
    const token = await registry.token()
    const secret = token.split('_').slice(2).join('_')
    const stored = await readFile(join(registry.folder, 'tokens.json'), 'utf8')
    expect(stored).not.toContain(secret)
    const [listed] = await listOfTokens()
    expect(listed).toMatchObject({ remote: 'news', name: 'ci', by: 'operator' })
    expect(listed).not.toHaveProperty('hash')
    for (const sender of [token, registry.shell])
      expect(await registry.post(sender, '/tokens', {})).toMatchObject({ status: 403, code: 'not_allowed' })
    expect(await registry.post('a.wrong.token', '/tokens', {})).toMatchObject({ status: 401 })
    const invalid = { remote: 'news', name: 'ci', scopes: [], days: 30 }
    expect(await registry.post(ADMINISTRATOR, '/tokens', invalid)).toMatchObject({
      status: 400,
      code: 'bad_request',
    })
  })
})

const listOfTokens = async () =>
  Object.values(await registry.send(ADMINISTRATOR, '/tokens')).filter(
    (value) => typeof value === 'object',
  ) as ReleaseToken[]

describe('the gate', () => {
  it('is no token’s to skip without a reason, and runs as a job of the registry', async () => {
    const token = await registry.token()
    const promotion = () => registry.post(token, '/remotes/news/promote', { build: 'b2' })
    expect(await promotion()).toMatchObject({ status: 409, code: 'not_checked' })
    expect(await registry.post(token, '/remotes/news/builds/b2/check')).toMatchObject({ status: 202 })
    await expect
      .poll(async () => (await registry.send(token, '/remotes/news/builds/b2/verdict')).result)
      .toMatchObject({ outcome: 'passed' })
    expect(await promotion()).toMatchObject({ status: 200 })
    expect(await registry.post(token, '/remotes/news/builds/zz/check')).toMatchObject({
      status: 404,
      code: 'build_not_found',
    })
  })
})

describe('the preview of a build', () => {
  it('has a signed address for who may publish it, and none where there is no build', async () => {
    const token = await registry.token({ scopes: ['publish'] })
    const path = (build: string) => `/remotes/news/builds/${build}/preview`
    const { preview } = await registry.send(token, path('b2'))
    const [site, signed = ''] = String(preview).split('/previews/')
    expect(site).toBe('https://preview.site.example')
    const links = previewLinks(await registry.store.previewKey(), '')
    expect(links.read(signed)).toMatchObject({ remote: 'news', build: 'b2' })
    expect(await registry.send(token, path('zz'))).toMatchObject({ status: 404, code: 'build_not_found' })
    const foreign = await registry.token({ remote: 'careers' })
    expect(await registry.send(foreign, path('b2'))).toMatchObject({ status: 403, code: 'foreign_remote' })
    expect(await registry.send(undefined, path('b2'))).toMatchObject({ status: 401 })
  })
})

describe('a working copy', () => {
  it('has a signed address for who may publish the remote, if the remote is live', async () => {
    const token = await registry.token({ scopes: ['publish'] })
    const request = (asking: string | undefined, remote = 'news', port = 3013) =>
      registry.post(asking, `/remotes/${remote}/working-copy`, { port })
    const { address } = await request(token)
    const [site, signed = ''] = String(address).split('/previews/working-copies?link=')
    expect(site).toBe('https://preview.site.example')
    const previewKey = await registry.store.previewKey()
    const links = workingCopyLinks(previewKey, '')
    expect(links.read(signed)).toEqual({ remote: 'news', port: 3013, by: 'news/ci' })
    expect(links.read(`${signed}x`)).toBeUndefined()
    expect(previewLinks(previewKey, '').read(signed)).toBeUndefined()
    expect(await request(token, 'news', 70_000)).toMatchObject({ status: 400 })
    const foreign = await registry.token({ remote: 'careers' })
    expect(await request(foreign)).toMatchObject({ status: 403, code: 'foreign_remote' })
    const unknown = await registry.token({ remote: 'events' })
    expect(await request(unknown, 'events')).toMatchObject({ status: 409, code: 'not_live' })
    expect(await request(undefined)).toMatchObject({ status: 401 })
  })
})

describe('a shell', () => {
  it('halts canaries and promotes them, and changes nothing else', async () => {
    expect(await promote(registry.shell)).toMatchObject({ status: 409, code: 'not_possible' })
    expect(await registry.post(registry.shell, '/remotes/news/rollback')).toMatchObject({ status: 403 })
    await registry.store.canary('news', 'b2', { percent: 5, promoteAfterMs: 60_000 })
    expect(await promote(registry.shell)).toMatchObject({ status: 200 })
    expect(live()).toBe('b2')
  })

  it('promotes no canary that was not started so that it goes live by itself', async () => {
    await registry.store.canary('news', 'b2', { percent: 5, promoteAfterMs: null })
    expect(await promote(registry.shell)).toMatchObject({
      ...{ status: 403, code: 'not_allowed' },
      message: 'The canary of news was not started so that it goes live by itself: promote it.',
    })
    expect(live()).toBe('a1')
  })
})

describe('the policy of releases', () => {
  it('names who has which rights on which remote', async () => {
    const token = await registry.token()
    await policy({ rules: [{ remotes: ['news'], who: ['*@site.example'], may: ['promote'] }] })
    expect(await promote(token)).toMatchObject({
      status: 403,
      code: 'not_allowed',
      message: 'The policy of releases does not allow news/ci to promote news.',
    })
    expect(await promote(ADMINISTRATOR)).toMatchObject({ status: 200 })
    expect(await promote(await registry.token({ remote: 'careers' }), 'careers')).toMatchObject({
      status: 200,
    })
  })

  it('freezes releases, but never rollbacks', async () => {
    const token = await registry.token()
    await promote(token)
    const [from, until] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3600_000).toISOString())
    await policy({ freezes: [{ from, until, reason: 'the fair' }] })
    expect(await promote(token, 'news', { build: 'a1' })).toMatchObject({
      status: 409,
      code: 'frozen',
      message: `Releases of news are frozen until ${until}: the fair`,
    })
    expect(await registry.post(token, '/remotes/news/rollback')).toMatchObject({ status: 200 })
    expect(live()).toBe('a1')
  })

  it('needs a second, different person', async () => {
    const token = await registry.token()
    await policy({ approvals: [{ remotes: ['news'] }] })
    for (let times = 0; times < 2; times++)
      expect(await promote(token)).toMatchObject({ status: 202, code: 'approval_needed' })
    expect(live()).toBe('a1')
    expect(await promote(ADMINISTRATOR)).toMatchObject({ status: 200 })
    expect((await registry.store.journal()).at(-1)).toMatchObject({
      by: 'news/ci',
      approvedBy: 'ana@site.example',
    })
    expect(await promote(token, 'careers')).toMatchObject({ code: 'foreign_remote' })
  })

  it('that cannot be read lets nothing new through, and everything back', async () => {
    const token = await registry.token()
    await promote(token)
    for (const text of ['{', '{"version": "1"}']) {
      await writeFile(join(registry.folder, 'policy-in-force.json'), text)
      expect(await promote(token, 'news', { build: 'a1' })).toMatchObject({
        status: 503,
        code: 'policy_unreadable',
      })
    }
    expect(await registry.post(token, '/remotes/news/rollback')).toMatchObject({ status: 200 })
  })
})
