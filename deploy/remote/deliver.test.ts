import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentBase } from '@anyam/federation'
import { newKey } from '@anyam/releases/keys'
import { RegistryClient } from '@anyam/releases/registry-client'
import type { Verdict } from '@anyam/releases/store'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { stageBuild } from '../../platform/releases/test/builds.ts'
import { startRegistry } from '../../platform/releases/test/registry.ts'
import { deliver } from './deliver.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>
let client: RegistryClient
let dir: string
const key = newKey()

/** Refusals in the gate's next verdict. */
let refusals: Verdict['refusals']

beforeEach(async () => {
  refusals = []
  registry = await startRegistry({
    async run({ remote, build }) {
      const outcome = refusals.length > 0 ? 'refused' : 'passed'
      const verdict: Verdict = { remote, build, at: new Date().toISOString(), against: {}, outcome, refusals }
      await registry.store.recordVerdict(verdict)
      return verdict
    },
  })
  client = new RegistryClient({ url: registry.url, token: registry.image })
  dir = await mkdtemp(join(tmpdir(), 'deliver-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
})

/** A folder as made by `pack.ts`. */
async function packed(build: string, remote = 'news', more: Record<string, string> = {}): Promise<string> {
  const { manifest, from } = await stageBuild(registry.store, { remote, build, more })
  const folder = join(dir, build)
  await cp(from, join(folder, 'files'), { recursive: true })
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'provenance.json'), JSON.stringify({ builder: 'local' }))
  return folder
}

const live = () => registry.store.live().remotes.news?.build

it('a new build goes live, and the build of an older image does not come back', async () => {
  const [a1, b2] = [await packed('a1'), await packed('b2')]
  expect(await deliver(a1, { registry: client, key })).toBe('a1 of news is live.')
  expect(await deliver(b2, { registry: client, key })).toBe('b2 of news is live.')
  expect(await deliver(a1, { registry: client, key })).toBe('news b2 is live')
  expect(live()).toBe('b2')
  expect((await registry.store.journal()).at(-1)).toMatchObject({ action: 'promote', by: 'news/image' })
})

it('an update of a remote does not go live past the gate, and the build before stays', async () => {
  await deliver(await packed('a1'), { registry: client, key })
  refusals = [{ gate: 'documents', reason: '/news has no title.' }]
  expect(await deliver(await packed('b2'), { registry: client, key })).toBe(
    'news b2 did not pass the gate, and a1 stays live:\n  documents: /news has no title.',
  )
  expect(live()).toBe('a1')
})

it('a pinned remote stays as it is, and the build is there for later', async () => {
  await deliver(await packed('a1'), { registry: client, key })
  await registry.store.pin('news', { by: 'ana', reason: 'A holiday' })
  expect(await deliver(await packed('b2'), { registry: client, key })).toBe('news a1 is live')
  expect(await registry.store.has('news', 'b2')).toBe(true)
})

it('a server of its own has the builds of the store, and no others', async () => {
  const served = join(dir, 'served')
  const origin = 'https://news.example'
  const page = (hash: string) => ({ [`web/page.${hash}.js`]: hash, 'web/files/hill.0123456789.avif': 'hill' })
  const release = async (build: string, hash: string) =>
    deliver(await packed(build, 'news', page(hash)), { registry: client, key, origin, served })
  await release('a1', 'aaaaaaaaaa')
  await release('b2', 'bbbbbbbbbb')
  // Files of a build that the store has dropped.
  await cp(join(served, 'remotes/news/a1'), join(served, 'remotes/news/c3'), { recursive: true })
  await writeFile(join(served, contentBase('news'), 'page.cccccccccc.js'), 'c')
  await release('d4', 'aaaaaaaaaa')
  expect((await readdir(join(served, 'remotes/news'))).sort()).toEqual(['a1', 'b2', 'content', 'd4'])
  expect((await readdir(join(served, contentBase('news')))).sort()).toEqual([
    'files',
    'page.aaaaaaaaaa.js',
    'page.bbbbbbbbbb.js',
  ])
  expect((await registry.store.manifest('news', 'd4')).origin).toBe(origin)
})

it('a build of another remote is refused, whatever the image holds', async () => {
  await expect(deliver(await packed('a1', 'careers'), { registry: client, key })).rejects.toMatchObject({
    code: 'foreign_remote',
  })
  expect(registry.store.live().remotes).toEqual({})
})
