import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import { beforeEach, describe, expect, it } from 'vitest'
import { stageBuild, stageSignedBuild, storeSignedBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import { openAsShell } from '../../test/signed-store.ts'
import { stagingFolder } from '../disk-backend.ts'
import { digestOf } from '../integrity.ts'
import { ATTESTATION, attest } from '../trust/attestation.ts'
import { newKey, publicKeyOf } from '../trust/keys.ts'
import { allowPath, setTeam, withdrawKey } from '../trust/teams.ts'
import { trustIn } from '../trust/trust.ts'
import { RegistryClient } from './client.ts'

const NEW_KEY = publicKeyOf(newKey())

let registry: Awaited<ReturnType<typeof startRegistry>>
let token: string

beforeEach(async () => {
  registry = await startRegistry({ teams: ['mf-careers', 'mf-news'] })
  await storeSignedBuild(registry.store, registry.dataDir, { remote: 'mf-news', build: 'a1' })
  await registry.store.promote('mf-news', 'a1')
  token = await registry.token({ remote: 'mf-news' })
})

interface Sent {
  manifest: BuildManifest
  attestation: string | undefined
}

/** A build as a team sends it. @param by the team whose key signs it */
async function signed({ by = 'mf-news', build = 'b2', owns = ['/mf-news'] } = {}): Promise<Sent> {
  const staged = await stageSignedBuild(
    registry.store,
    registry.dataDir,
    { remote: 'mf-news', build, owns },
    by,
  )
  return { manifest: staged.manifest, attestation: await readFile(join(staged.from, ATTESTATION), 'utf8') }
}

const withPayload = (text: string | undefined, change: (statement: string) => string) => {
  const envelope = JSON.parse(text ?? '')
  const payload = Buffer.from(change(Buffer.from(envelope.payload, 'base64').toString())).toString('base64')
  return JSON.stringify({ ...envelope, payload })
}

const begin = ({ manifest, attestation }: Sent, by = token) =>
  registry.send(by, `/remotes/${manifest.remote}/builds/${manifest.build}`, {
    method: 'PUT',
    body: { manifest: JSON.stringify(manifest), ...(attestation && { attestation }) },
  })

const read = (name: string) => readFile(join(registry.store.dir, name), 'utf8')

/** Files of the site, which must not change with a refused request. */
const site = async () => ({
  live: await read('live.json'),
  journal: await read('journal.ndjson'),
  builds: (await registry.store.builds('mf-news')).sort(),
})

/** Live builds of a shell that starts now. An invalid signature fails the test. */
async function inShell() {
  const shell = await openAsShell(registry.dataDir, expect.unreachable)
  return shell.live().remotes['mf-news']?.build
}

const unsigned = async () => ({ ...(await signed()), attestation: undefined })

const BAD: [string, () => Promise<Sent>, string][] = [
  ['that is not signed', unsigned, 'mf-news b2 is not signed.'],
  [
    'that another team has signed',
    () => signed({ by: 'mf-careers' }),
    'mf-news b2 is not signed by its team.',
  ],
  [
    'that a key of nobody has signed',
    async () => {
      const { manifest } = await signed()
      return { manifest, attestation: attest(manifest, { builder: 'local' }, newKey()) }
    },
    'mf-news b2 is not signed by its team.',
  ],
  [
    'that owns a path of another team',
    () => signed({ owns: ['/mf-news', '/mf-careers'] }),
    'mf-news b2 owns /mf-careers, which was not given to its team.',
  ],
  [
    'that owns a path below one of another team',
    () => signed({ owns: ['/mf-news', '/mf-careers/news'] }),
    'mf-news b2 owns /mf-careers/news, which was not given to its team.',
  ],
  [
    'whose attestation was altered',
    async () => {
      const { manifest, attestation } = await signed()
      const change = (statement: string) => statement.replace('"dirty":false', '"dirty":true')
      return { manifest, attestation: withPayload(attestation, change) }
    },
    'mf-news b2 is not signed by its team.',
  ],
  [
    'whose attestation is none',
    async () => ({ ...(await signed()), attestation: '{"payload"' }),
    'mf-news b2 is not signed by its team.',
  ],
  [
    'with the attestation of another build',
    async () => ({ ...(await signed()), attestation: (await signed({ build: 'c3' })).attestation }),
    'The signature of mf-news b2 is of another build.',
  ],
  [
    'whose manifest was altered after it was signed',
    async () => {
      const { manifest, attestation } = await signed()
      return { manifest: { ...manifest, author: 'another person' }, attestation }
    },
    'The signature of mf-news b2 is of another build.',
  ],
]

describe('Promise 33: where signatures count, a build', () => {
  it.each(BAD)(
    '%s is refused before a file of it is sent, and the site stays',
    async (_title, bad, message) => {
      const before = await site()
      const sent = await bad()
      expect(await begin(sent)).toEqual({ status: 403, code: 'not_signed', message })
      const [{ integrity } = { integrity: '' }] = Object.values(sent.manifest.files)
      const file = `/remotes/mf-news/builds/b2/files/${digestOf(integrity)}`
      expect(await registry.send(token, file, { method: 'PUT', bytes: 'x' })).toMatchObject({
        ...{ status: 409, code: 'upload_unknown' },
      })
      expect(await registry.post(token, '/remotes/mf-news/builds/b2/complete')).toMatchObject({
        ...{ status: 409, code: 'upload_unknown' },
      })
      expect(existsSync(join(stagingFolder(registry.store.dir), 'upload-mf-news@b2'))).toBe(false)
      expect(await site()).toEqual(before)
      expect(await inShell()).toBe('a1')
    },
  )

  it('of a remote without a team is refused', async () => {
    const before = await site()
    const { manifest } = await stageBuild(registry.store, { remote: 'mf-events', build: 'a1' })
    const events = await registry.token({ remote: 'mf-events' })
    expect(await begin({ manifest, attestation: undefined }, events)).toEqual({
      ...{ status: 403, code: 'not_signed', message: 'No team may release mf-events.' },
    })
    expect(await registry.store.builds('mf-events')).toEqual([])
    expect(await site()).toEqual(before)
  })

  it('reaches the site if its team has signed it, and the sender of another is told why', async () => {
    const { store, dataDir } = registry
    const client = new RegistryClient({ url: registry.url, token })
    const bare = await stageBuild(store, { remote: 'mf-news', build: 'b2' })
    await expect(client.publish(bare.manifest, bare.from)).rejects.toMatchObject({
      ...{ code: 'not_signed', message: 'mf-news b2 is not signed.' },
    })
    const { manifest, from } = await stageSignedBuild(store, dataDir, { remote: 'mf-news', build: 'b2' })
    expect(await client.publish(manifest, from)).toMatchObject({ added: true })
    await client.command('promote', { remote: 'mf-news', build: 'b2', override: 'as I know' })
    expect(await inShell()).toBe('b2')
  })

  it('whose key is withdrawn while it is on its way, or before it goes live, stays off the site', async () => {
    const { store, dataDir } = registry
    const client = new RegistryClient({ url: registry.url, token })
    for (const build of ['b2', 'c3']) {
      const { manifest, from } = await stageSignedBuild(store, dataDir, { remote: 'mf-news', build })
      if (build === 'b2') await client.publish(manifest, from)
      else {
        await begin({ manifest, attestation: await readFile(join(from, ATTESTATION), 'utf8') })
        for (const [name, { integrity }] of Object.entries(manifest.files)) {
          const path = `/remotes/mf-news/builds/c3/files/${digestOf(integrity)}`
          await registry.send(token, path, { method: 'PUT', bytes: await readFile(join(from, name)) })
        }
      }
    }
    const before = await site()
    const [stolen = ''] = trustIn(dataDir)?.().teams['mf-news']?.keys ?? []
    await setTeam(
      dataDir,
      { remote: 'mf-news', owns: ['/mf-news'], key: publicKeyOf(newKey()) },
      store.live(),
    )
    await withdrawKey(dataDir, { remote: 'mf-news', key: stolen })

    expect(await registry.post(token, '/remotes/mf-news/builds/c3/complete')).toEqual({
      ...{ status: 403, code: 'not_signed', message: 'mf-news c3 is not signed by its team.' },
    })
    const command = { build: 'b2', override: 'as I know' }
    expect(await registry.post(token, '/remotes/mf-news/promote', command)).toEqual({
      ...{ status: 409, code: 'not_possible', message: 'mf-news b2 is not signed by its team.' },
    })
    expect(await site()).toEqual(before)
  })

  it('whose attestation is altered in the store does not go live', async () => {
    const { store, dataDir } = registry
    await storeSignedBuild(store, dataDir, { remote: 'mf-news', build: 'b2' })
    const before = await site()
    const file = join(store.buildDir('mf-news', 'b2'), ATTESTATION)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      withPayload(text, (statement) => statement.replace('local', 'other')),
    )
    const command = { build: 'b2', override: 'as I know' }
    for (const name of ['promote', 'canary'])
      expect(
        await registry.post(token, `/remotes/mf-news/${name}`, { ...command, percent: 5 }),
      ).toMatchObject({ message: 'mf-news b2 is not signed by its team.' })
    expect(await site()).toEqual(before)
    expect(await inShell()).toBe('a1')
  })
})

describe('a team that gets paths', () => {
  const add = (owns?: string[]) =>
    registry.post(ADMINISTRATOR, '/teams', { remote: 'mf-news', owns, key: NEW_KEY })

  beforeEach(async () => {
    const { store, dataDir } = registry
    await allowPath(dataDir, { remote: 'mf-news', path: '/privacy' })
    const owns = ['/mf-news', '/privacy']
    await storeSignedBuild(store, dataDir, { remote: 'mf-news', build: 'b2', owns })
  })

  it.each(['live build', 'canary'])(
    'keeps those of its %s, so that the site takes releases on',
    async (kind) => {
      const { store, dataDir } = registry
      if (kind === 'canary') await store.canary('mf-news', 'b2', { percent: 5, promoteAfterMs: null })
      else await store.promote('mf-news', 'b2')
      const before = trustIn(dataDir)?.()
      expect(await add(['/mf-news'])).toMatchObject({
        ...{ status: 409, code: 'not_possible' },
        message: `mf-news is live at /privacy, which this would take away from it. Nothing was changed. Give it all of its paths: pnpm release team add mf-news /mf-news,/privacy ${NEW_KEY}`,
      })
      expect(trustIn(dataDir)?.()).toEqual(before)
      expect(await add(['/mf-news', '/privacy'])).toMatchObject({ status: 201 })
      expect(await add()).toMatchObject({ status: 201 })
      expect(await inShell()).toBe(kind === 'canary' ? 'a1' : 'b2')
    },
  )

  it('may lose one that none of its live builds has', async () => {
    expect(await add(['/mf-news'])).toMatchObject({ status: 201 })
    expect(trustIn(registry.dataDir)?.().teams['mf-news']?.owns).toEqual(['/mf-news'])
    expect(await inShell()).toBe('a1')
  })
})
