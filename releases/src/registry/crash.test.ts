import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { expect, it, onTestFinished } from 'vitest'
import { stageBuild, storeBuild } from '../../test/builds.ts'
import { upload } from '../../test/upload.ts'
import { integrityOf } from '../integrity.ts'
import { ReleaseStore } from '../store.ts'
import { RegistryClient } from './client.ts'

/** One process for each of some eighty steps. */
const TIMEOUT_MS = patience(120_000)

it(
  'a registry that is killed at any step of an upload leaves no half build, and the same upload continues',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'upload-crash-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const before = new ReleaseStore(join(dir, 'before'))
    await storeBuild(before, { remote: 'news', build: 'a1' })
    await before.promote('news', 'a1')
    let continued = 0
    for (let step = 1; ; step++) {
      const copy = join(dir, `step-${step}`)
      await cp(join(dir, 'before'), copy, { recursive: true })
      const script = join(import.meta.dirname, '../../test/die-at-step.ts')
      const child = spawn(process.execPath, [script, copy, 'upload', `${step}`], { stdio: 'inherit' })
      const [, signal] = await once(child, 'exit')

      const store = new ReleaseStore(copy)
      expect(store.live().remotes.news?.build).toBe('a1')
      const sent = await upload(store, await stageBuild(store, { remote: 'news', build: 'c3' }))
      if (sent > 0 && sent < 4) continued += 1
      const { files } = await store.manifest('news', 'c3')
      for (const [name, { integrity }] of Object.entries(files))
        expect(integrityOf(await readFile(join(store.buildDir('news', 'c3'), name)))).toBe(integrity)
      const published = (await store.journal()).filter(({ build }) => build === 'c3')
      expect(published).toMatchObject([{ action: 'publish' }])
      await rm(copy, { recursive: true })
      if (signal === null) break
    }
    expect(continued).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

/** Kills before every step with PROMISES, otherwise before every few. */
const STRIDE = process.env.PROMISES ? 1 : 11

/** The registry's service in a process of its own. */
async function startService(dataDir: string, step: number) {
  const script = join(import.meta.dirname, '../../test/registry-at-step.ts')
  const child = fork(script, [dataDir, `${step}`])
  const exit = once(child, 'exit')
  const [url] = (await once(child, 'message')) as [string]
  const client = new RegistryClient({ url, token: 'operator-of-the-tests', by: 'ana', patienceMs: 0 })
  return {
    client,
    wasKilled: () => child.signalCode === 'SIGKILL',
    async end() {
      if (child.connected) child.disconnect()
      await exit
    },
  }
}

it(
  'a service that is killed at any step of publish and promote loses nothing: the same commands finish the work',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'service-crash-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const before = new ReleaseStore(join(dir, 'before/releases'))
    await storeBuild(before, { remote: 'news', build: 'a1' })
    await before.promote('news', 'a1')
    const { manifest, from } = await stageBuild(new ReleaseStore(join(dir, 'team')), {
      ...{ remote: 'news', build: 'c3' },
    })
    const release = async (client: RegistryClient) => {
      await client.publish(manifest, from)
      await client.command('promote', { remote: 'news', build: 'c3', override: 'as I know' })
    }
    const seen = { old: 0, new: 0 }
    for (let step = 1; ; step += STRIDE) {
      const dataDir = join(dir, `step-${step}`)
      await cp(join(dir, 'before'), dataDir, { recursive: true })
      const first = await startService(dataDir, step)
      const wasAway = await release(first.client).then(
        () => false,
        (error: { code?: string }) => error.code === 'away',
      )
      await first.end()
      const left = new ReleaseStore(join(dataDir, 'releases'))
      const isNew = left.live().remotes.news?.build === 'c3'
      expect(['a1', 'c3'], `killed before step ${step}`).toContain(left.live().remotes.news?.build)

      const second = await startService(dataDir, 0)
      await release(second.client)
      await second.end()
      const store = new ReleaseStore(join(dataDir, 'releases'))
      expect(store.live().remotes.news).toMatchObject({ build: 'c3', fallback: { build: 'a1' } })
      expect((await store.journal()).map(({ action, build }) => `${action} ${build}`)).toEqual([
        ...['publish a1', 'promote a1', 'publish c3', 'promote c3'],
      ])
      for (const [name, { integrity }] of Object.entries(manifest.files))
        expect(integrityOf(await readFile(join(store.buildDir('news', 'c3'), name)))).toBe(integrity)
      await rm(dataDir, { recursive: true })
      if (!first.wasKilled()) {
        expect(wasAway).toBe(false)
        break
      }
      seen[isNew ? 'new' : 'old'] += 1
    }
    expect(seen.old).toBeGreaterThan(3)
    expect(seen.new).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)
