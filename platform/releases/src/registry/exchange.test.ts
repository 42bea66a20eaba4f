import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ReleaseToken } from '@anyam/protocol'
import { readSettings } from '@anyam/server/env'
import { startOidcProvider } from '@anyam/test-support/oidc-provider'
import { generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stageBuild, storeBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import { exchangedToken, hasIdentity } from './ci-identity.ts'
import { RegistryClient } from './client.ts'
import { reachableRegistry } from './reachable.ts'

const SITE = 'https://site.example'
const MAIN = { sub: 'repo:acme/news:ref:refs/heads/main', repository: 'acme/news', ref: 'refs/heads/main' }

let registry: Awaited<ReturnType<typeof startRegistry>>
let provider: Awaited<ReturnType<typeof startOidcProvider>>

beforeEach(async () => {
  registry = await startRegistry()
  provider = await startOidcProvider()
  onTestFinished(() => provider.close())
  await mkdir(registry.folder, { recursive: true })
  await trust({})
})

const publisher = (own: object) => ({
  issuer: provider.issuer,
  claims: { repository: 'acme/news', ref: 'refs/heads/main' },
  remote: 'news',
  name: 'github',
  scopes: ['publish', 'promote'],
  ...own,
})

const trust = (...own: object[]) =>
  writeFile(join(registry.folder, 'policy.json'), JSON.stringify({ trustedPublishers: own.map(publisher) }))

async function exchange(identity: string, wanted: Record<string, string> = {}) {
  const response = await fetch(`${registry.url}/registry/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      subject_token: identity,
      ...wanted,
    }),
  })
  const body = (await response.json()) as Record<string, unknown>
  return { ...body, status: response.status } as Record<string, unknown> & { status: number }
}

const listed = async () =>
  Object.values(await registry.send(ADMINISTRATOR, '/tokens')).filter(
    (value) => typeof value === 'object',
  ) as ReleaseToken[]

/** A stand-in for GitHub's identity token endpoint that uses the provider. */
async function startGithub(claims: JWTPayload) {
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const isJob = request.headers.authorization === 'Bearer of-this-job'
    response.statusCode = isJob ? 200 : 401
    const value = isJob && (await provider.identityToken(searchParams.get('audience') ?? '', claims))
    response.end(JSON.stringify({ value }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/token?api-version=2.0`
}

describe('a CI job', () => {
  it('publishes and promotes with its identity alone, and no other remote', async () => {
    await storeBuild(registry.store, { remote: 'news', build: 'a1' })
    await registry.store.promote('news', 'a1')
    await trust({ audience: registry.url, scopes: ['publish', 'promote', 'override'] })
    const env = {
      ACTIONS_ID_TOKEN_REQUEST_URL: await startGithub(MAIN),
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-this-job',
    }
    expect(hasIdentity(env)).toBe(true)
    const client = new RegistryClient({ url: registry.url, token: exchangedToken(registry.url, env) })
    const { manifest, from } = await stageBuild(registry.store, { remote: 'news', build: 'b2' })
    expect(await client.publish(manifest, from)).toMatchObject({ added: true })
    await client.command('promote', { remote: 'news', build: 'b2', override: 'as I know' })
    expect(registry.store.live().remotes.news?.build).toBe('b2')
    expect((await registry.store.journal()).at(-1)).toMatchObject({ action: 'promote', by: 'news/github' })
    expect(await listed()).toHaveLength(1)
    expect(registry.api.log[1]).toEqual({
      ...{ actor: MAIN.sub, action: 'commanded' },
      title: 'exchange the identity of a job for a token news github publish,promote,override',
    })
    await expect(client.command('rollback', { remote: 'careers' })).rejects.toMatchObject({
      code: 'foreign_remote',
      message: 'This identity may release news, not careers.',
    })

    const other = exchangedToken(registry.url, { ...env, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-no-job' })
    await expect(other('news')).rejects.toThrow('"permissions: id-token: write"')
  })

  it('is who pnpm release speaks for, unless it has a token', async () => {
    const identity = await provider.identityToken(SITE, MAIN)
    vi.stubEnv('RELEASE_ID_TOKEN', identity)
    onTestFinished(() => void vi.unstubAllEnvs())
    const settings = { ...readSettings({ DATA_DIR: registry.folder }), registryUrl: registry.url }
    const pin = async () => {
      const client = await reachableRegistry(settings, 'ana')
      await client?.command('pin', { remote: 'news', reason: 'A try' })
      return (await registry.store.journal()).at(-1)?.by
    }
    await storeBuild(registry.store, { remote: 'news', build: 'a1' })
    await registry.store.promote('news', 'a1')
    expect(await pin()).toBe('news/github')
    vi.stubEnv('RELEASE_TOKEN', await registry.token())
    expect(await pin()).toBe('news/ci')
    vi.stubEnv('RELEASE_TOKEN', '')
    vi.stubEnv('RELEASE_ID_TOKEN', '')
    await expect(reachableRegistry(settings, 'ana')).rejects.toThrow('Set RELEASE_TOKEN')
  })

  it('gets a token for minutes that is stored as a hash, listed, and revoked as others are', async () => {
    await trust({ minutes: 10 })
    const identity = await provider.identityToken(SITE, MAIN)
    const { access_token: token, ...rest } = await exchange(identity)
    expect(rest).toEqual({
      status: 200,
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'publish promote',
      remote: 'news',
    })
    const secret = String(token).split('_').slice(2).join('_')
    const stored = await readFile(join(registry.folder, 'tokens.json'), 'utf8')
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(identity)
    const [one] = await listed()
    expect(one).toMatchObject({ remote: 'news', name: 'github', by: MAIN.sub, issuer: provider.issuer })
    const lifetime = Date.parse(one?.expiresAt ?? '') - Date.parse(one?.createdAt ?? '')
    expect(lifetime).toBe(600_000)

    const rollback = () => registry.post(String(token), '/remotes/news/rollback')
    expect(await rollback()).toMatchObject({ status: 409, code: 'never_live' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect(await rollback()).toMatchObject({ status: 401, code: 'token_expired' })
    vi.useRealTimers()
    await registry.send(ADMINISTRATOR, `/tokens/${one?.id}`, { method: 'DELETE' })
    expect(await rollback()).toMatchObject({ status: 401, code: 'token_revoked' })
  })

  it('gets the scopes that it asks for, and none that the policy does not give', async () => {
    const identity = await provider.identityToken(SITE, MAIN)
    expect(await exchange(identity, { scope: 'publish' })).toMatchObject({ status: 200, scope: 'publish' })
    expect(await exchange(identity, { scope: 'publish canary' })).toMatchObject({
      status: 403,
      code: 'out_of_scope',
      message: 'This identity may not publish, canary: the policy allows it to publish, promote.',
    })
    expect(await exchange(identity, { scope: 'root' })).toMatchObject({ status: 400, code: 'bad_request' })
  })

  it('of a repository with several remotes names one', async () => {
    await trust({}, { remote: 'careers' })
    const identity = await provider.identityToken(SITE, MAIN)
    expect(await exchange(identity)).toMatchObject({
      status: 400,
      message: 'This identity may release news, careers: name one as audience.',
    })
    expect(await exchange(identity, { audience: 'careers' })).toMatchObject({ remote: 'careers' })
  })

  it('is limited in how many valid tokens it has, and many past ones are forgotten', async () => {
    const identity = await provider.identityToken(SITE, MAIN)
    for (let count = 0; count < 50; count++) expect((await exchange(identity)).status).toBe(200)
    expect(await exchange(identity)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(await listed()).toHaveLength(50)
    expect(await registry.token()).toMatch(/^rel_/)
  })
})

describe('an identity token is refused', () => {
  const now = () => Math.floor(Date.now() / 1_000)
  const payload = (own: JWTPayload = {}): JWTPayload => ({
    iss: provider.issuer,
    aud: SITE,
    iat: now(),
    exp: now() + 300,
    ...MAIN,
    ...own,
  })

  it('of an unknown issuer, which is not contacted', async () => {
    const other = await startOidcProvider()
    onTestFinished(() => other.close())
    const identity = await other.identityToken(SITE, MAIN)
    const before = other.requests()
    expect(await exchange(identity)).toMatchObject({
      status: 401,
      code: 'issuer_unknown',
      message: `No trusted publisher has the issuer ${other.issuer}.`,
    })
    expect(other.requests()).toBe(before)
    expect(await listed()).toEqual([])
  })

  it('for another audience, also that of another publisher of its issuer', async () => {
    const wrong = { status: 401, code: 'audience_wrong' }
    expect(await exchange(await provider.identityToken('https://other.example', MAIN))).toMatchObject(wrong)
    await trust({ claims: { repository: 'acme/other' } }, { audience: 'https://other.example' })
    expect(await exchange(await provider.identityToken(SITE, MAIN))).toMatchObject({
      status: 403,
      code: 'identity_untrusted',
    })
  })

  it('after it has expired, or without an end', async () => {
    const expired = await provider.sign(payload({ iat: now() - 600, exp: now() - 60 }))
    expect(await exchange(expired)).toMatchObject({ status: 401, code: 'identity_expired' })
    const { exp: _, ...endless } = payload()
    expect(await exchange(await provider.sign(endless))).toMatchObject({
      status: 401,
      code: 'identity_invalid',
      message: 'The identity token is refused: missing required "exp" claim.',
    })
  })

  it('with another signature, none, or one that anyone can make', async () => {
    const invalid = { status: 401, code: 'identity_invalid' }
    const { privateKey } = await generateKeyPair('RS256')
    expect(await exchange(await provider.sign(payload(), privateKey))).toMatchObject(invalid)
    expect(await exchange(await provider.sign(payload(), privateKey, { kid: 'other' }))).toMatchObject(
      invalid,
    )
    expect(await exchange(new UnsecuredJWT(payload()).encode())).toMatchObject(invalid)
    const valid = await provider.identityToken(SITE, MAIN)
    const [, body, signature] = valid.split('.')
    const symmetric = btoa(JSON.stringify({ alg: 'HS256', kid: 'key-of-the-tests' })).replaceAll('=', '')
    expect(await exchange([symmetric, body, signature].join('.'))).toMatchObject(invalid)
    for (const text of ['nonsense', 'a.b.c', `${valid}x`]) expect(await exchange(text)).toMatchObject(invalid)
    expect(await listed()).toEqual([])
  })

  it('with claims that match no publisher', async () => {
    for (const own of [{ repository: 'acme/news-fork' }, { ref: 'refs/heads/topic' }, { ref: undefined }])
      expect(await exchange(await provider.identityToken(SITE, { ...MAIN, ...own }))).toMatchObject({
        status: 403,
        code: 'identity_untrusted',
        message: `No trusted publisher of the policy matches ${MAIN.sub}.`,
      })
  })

  it('for a foreign remote', async () => {
    expect(await exchange(await provider.identityToken(SITE, MAIN), { audience: 'careers' })).toMatchObject({
      status: 403,
      code: 'foreign_remote',
      message: 'This identity may release news, not careers.',
    })
  })

  it('while its issuer is away, unless its keys are known', async () => {
    const identity = await provider.identityToken(SITE, MAIN)
    const known = provider.issuer
    expect(await exchange(identity)).toMatchObject({ status: 200 })
    const before = provider.requests()
    expect(await exchange(identity)).toMatchObject({ status: 200 })
    expect(provider.requests()).toBe(before)
    provider.close()
    expect(await exchange(identity)).toMatchObject({ status: 200 })

    const away = await startOidcProvider()
    const early = await away.identityToken(SITE, MAIN)
    await trust({ issuer: away.issuer }, { issuer: known })
    away.close()
    expect(await exchange(early)).toMatchObject({
      status: 503,
      code: 'issuer_away',
      message: expect.stringContaining(`${away.issuer} cannot be reached`),
    })
    expect(await exchange(identity)).toMatchObject({ status: 200 })
  })

  it('where an edited policy would trust everyone, or the request is none', async () => {
    const identity = await provider.identityToken(SITE, MAIN)
    for (const own of [
      { claims: {} },
      { claims: { sub: '*' } },
      { issuer: 'http://ci.example' },
      { minutes: 600 },
    ]) {
      await trust(own)
      expect(await exchange(identity)).toMatchObject({ status: 401, code: 'issuer_unknown' })
    }
    expect(await exchange(identity, { grant_type: 'password' })).toMatchObject({ status: 400 })
    expect(await exchange('x'.repeat(40_000))).toMatchObject({ status: 413 })
  })
})
