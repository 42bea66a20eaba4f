import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@anyam/test-support/patience'
import { expect, it, onTestFinished } from 'vitest'
import { checkoutOf, stageBuild, stageSignedBuild, storeBuild, storeSignedBuild } from '../../test/builds.ts'
import { newSignedStore, openAsShell, openSigned } from '../../test/signed-store.ts'
import { upload } from '../../test/upload.ts'
import { integrityOf } from '../integrity.ts'
import { ReleaseStore } from '../store.ts'
import { prepareTrust } from '../trust/prepare.ts'
import { trustIn } from '../trust/trust.ts'
import { RegistryClient } from './client.ts'

/** Starts one process for each of about eighty steps. */
const TIMEOUT_MS = patience(120_000)

/** With PROMISES it kills before every step, otherwise before every 17th. */
const STRIDE = process.env.PROMISES ? 1 : 17

it(
  'Promise 44: a registry that is killed at any step of an upload leaves no half build, and the same upload continues',
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

it(
  'Promise 44: a first start that is killed at any step of signing is finished by the next one',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'signing-crash-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const before = join(dir, 'before')
    const unsigned = new ReleaseStore(join(before, 'releases'))
    await storeBuild(unsigned, { remote: 'news', build: 'a1' })
    await unsigned.promote('news', 'a1')
    await checkoutOf(join(before, 'checkout'), ['news'])
    let unfinished = 0
    for (let step = 1; ; step += STRIDE) {
      const dataDir = join(dir, `step-${step}`)
      await cp(before, dataDir, { recursive: true })
      const script = join(import.meta.dirname, '../../test/die-at-step.ts')
      const args = [script, join(dataDir, 'releases'), 'prepareTrust', `${step}`]
      const child = spawn(process.execPath, args, { stdio: 'inherit' })
      const [, signal] = await once(child, 'exit')
      if (signal && !trustIn(dataDir)) unfinished += 1
      await prepareTrust({ dataDir, releasesS3: undefined }, join(dataDir, 'checkout'))
      const shell = await openAsShell(dataDir, expect.unreachable)
      expect(shell.live().remotes.news?.build, `killed before step ${step}`).toBe('a1')
      expect(shell.live().signature).toBeDefined()
      await (await openSigned(dataDir)).pin('news', { by: 'ana', reason: 'the fair' })
      await rm(dataDir, { recursive: true })
      if (signal === null) break
    }
    if (STRIDE === 1)
      figure(44, `first start killed before each of ${unfinished} steps of signing: all finished by the next`)
    expect(unfinished).toBeGreaterThan(3)
  },
  TIMEOUT_MS,
)

/** Starts the registry's service in a separate process. */
async function startService(dataDir: string, step: number) {
  const script = join(import.meta.dirname, '../../test/registry-at-step.ts')
  const child = fork(script, [dataDir, `${step}`])
  const exit = once(child, 'exit')
  const started = await Promise.race([once(child, 'message'), exit.then(() => undefined)])
  if (!started) throw new Error('The registry did not start.')
  const [url] = started as [string]
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

/** Reads a data folder as a shell does. A live set, build or journal without a valid signature fails the test. */
async function inShell(dataDir: string) {
  const store = await openAsShell(dataDir, expect.unreachable)
  const journal = await store.journal()
  return {
    ...{ store, live: store.live().remotes['mf-news'] },
    journal: journal.map(({ action, build }) => `${action} ${build}`),
  }
}

it(
  'Promise 44: a registry that is killed at any step of publish and promote loses nothing, and the same commands finish the work',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'service-crash-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const before = join(dir, 'before')
    const signed = await newSignedStore(before, ['mf-news'])
    await storeSignedBuild(signed, before, { remote: 'mf-news', build: 'a1' })
    await signed.promote('mf-news', 'a1')
    const { manifest, from } = await stageSignedBuild(new ReleaseStore(join(dir, 'team')), before, {
      ...{ remote: 'mf-news', build: 'c3' },
    })
    /** @param done receives the changes that the registry has acknowledged */
    const release = async (client: RegistryClient, done: string[] = []) => {
      await client.publish(manifest, from)
      done.push('publish c3')
      await client.command('promote', { remote: 'mf-news', build: 'c3', override: 'as I know' })
      done.push('promote c3')
    }
    const seen = { old: 0, new: 0, acknowledged: 0 }
    const lost: string[] = []
    for (let step = 1; ; step += STRIDE) {
      const dataDir = join(dir, `step-${step}`)
      await cp(before, dataDir, { recursive: true })
      const first = await startService(dataDir, step)
      const acknowledged: string[] = []
      const wasAway = await release(first.client, acknowledged).then(
        () => false,
        (error: { code?: string }) => error.code === 'away',
      )
      await first.end()
      const left = await inShell(dataDir)
      expect(['a1', 'c3'], `killed before step ${step}`).toContain(left.live?.build)
      lost.push(...acknowledged.filter((change) => !left.journal.includes(change)))
      expect(wasAway, `killed before step ${step}`).toBe(acknowledged.length < 2)

      const second = await startService(dataDir, 0)
      await release(second.client)
      await second.end()
      const { store, live, journal } = await inShell(dataDir)
      expect(live).toMatchObject({ build: 'c3', fallback: { build: 'a1' } })
      expect(journal).toEqual(['publish a1', 'promote a1', 'publish c3', 'promote c3'])
      store.trust?.assertChained(store.live(), await readFile(join(store.dir, 'journal.ndjson'), 'utf8'))
      for (const [name, { integrity }] of Object.entries(manifest.files))
        expect(integrityOf(await readFile(join(store.buildDir('mf-news', 'c3'), name)))).toBe(integrity)
      await rm(dataDir, { recursive: true })
      if (!first.wasKilled()) {
        expect(acknowledged).toHaveLength(2)
        break
      }
      seen[left.live?.build === 'c3' ? 'new' : 'old'] += 1
      seen.acknowledged += acknowledged.length
    }
    const kills = seen.old + seen.new
    figure(
      44,
      `registry killed before each of ${kills} steps of a signed publication and promotion: ${seen.acknowledged} changes acknowledged before a kill, ${lost.length} lost; finished by the same commands ${kills} times`,
    )
    expect(lost).toEqual([])
    expect(seen.old).toBeGreaterThan(3)
    expect(seen.new).toBeGreaterThan(0)
  },
  STRIDE === 1 ? TIMEOUT_MS * 5 : TIMEOUT_MS,
)
