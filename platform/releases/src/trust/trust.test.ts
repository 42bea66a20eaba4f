import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { checkoutOf, stageBuild, storeBuild, storeSignedBuild } from '../../test/builds.ts'
import { openStore } from '../open-store.ts'
import { rollback } from '../rollback.ts'
import { ReleaseStore } from '../store.ts'
import { ATTESTATION } from './attestation.ts'
import { registryKey } from './key-files.ts'
import { newKey } from './keys.ts'
import { signLiveSet } from './live-set-signature.ts'
import { prepareTrust } from './prepare.ts'
import { allowPath } from './teams.ts'

let dir: string
let root: string
let settings: { dataDir: string; releasesS3: undefined }
let store: ReleaseStore

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'trust-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  root = await checkoutOf(join(dir, 'checkout'), ['mf-news', 'mf-careers'])
  settings = { dataDir: join(dir, 'data'), releasesS3: undefined }
  await prepareTrust(settings, root)
  store = await asRegistry()
})

const asRegistry = async () =>
  openStore(settings, { key: await registryKey(settings.dataDir), report: () => {} })

/** A shell that starts now: it has no key, and knows the sets that earlier shells have accepted. */
async function asShell() {
  const alarms: string[] = []
  const opened = await openStore(settings, { report: (sentence) => alarms.push(sentence) })
  return { live: () => opened.live().remotes['mf-news']?.build, opened, alarms }
}

const add = (remote: string, build: string, { by = remote, owns = [`/${remote}`] } = {}) =>
  storeSignedBuild(store, settings.dataDir, { remote, build, owns }, by)

const file = (name: string) => join(settings.dataDir, 'releases', name)
const read = (name: string) => readFile(file(name), 'utf8')

async function threeReleases() {
  for (const build of ['a1', 'b2', 'c3']) await add('mf-news', build)
  await store.promote('mf-news', 'a1')
  const first = { live: await read('live.json'), journal: await read('journal.ndjson') }
  await store.promote('mf-news', 'b2')
  return first
}

type Write = (first: { live: string; journal: string }) => Promise<void>

const altered = async (change: (live: ReturnType<typeof JSON.parse>) => unknown) =>
  writeFile(file('live.json'), JSON.stringify(change(JSON.parse(await read('live.json')))))

const ATTEMPTS: [string, Write, RegExp][] = [
  [
    'other builds in the live set',
    () => altered((live) => ({ ...live, remotes: {} })),
    /not signed by the registry/,
  ],
  ['a live set without a signature', () => altered(({ signature: _, ...live }) => live), /not signed/],
  [
    'a live set with a signature of its own',
    () => altered((live) => signLiveSet({ ...live, revision: live.revision + 1 }, newKey())),
    /not signed by the registry/,
  ],
  ['an older live set', ({ live }) => writeFile(file('live.json'), live), /revision \d+, and \d+ was seen/],
  [
    'an older live set with its journal',
    async ({ live, journal }) => {
      await writeFile(file('live.json'), live)
      await writeFile(file('journal.ndjson'), journal)
    },
    /revision \d+, and \d+ was seen/,
  ],
  ['nonsense for the live set', () => writeFile(file('live.json'), '{"remotes"'), /JSON/],
  ['no live set', () => rm(file('live.json')), /none any more/],
  [
    'an older journal',
    ({ journal }) => writeFile(file('journal.ndjson'), journal.split('\n', 2).join('\n')),
    /journal was altered/,
  ],
  ['no journal', () => rm(file('journal.ndjson')), /journal was altered/],
  [
    'another name in the journal',
    async () => writeFile(file('journal.ndjson'), (await read('journal.ndjson')).replace('a1', 'zz')),
    /journal was altered/,
  ],
]

describe('Promise 32: whatever is written into the store without a key', () => {
  it.each(ATTEMPTS)('%s changes nothing that visitors see, and is reported', async (_title, write, alarm) => {
    const first = await threeReleases()
    const running = await asShell()
    expect(running.live()).toBe('b2')
    await write(first)
    const restarted = await asShell()
    for (const shell of [running, restarted]) {
      shell.opened.live()
      const stop = new AbortController()
      onTestFinished(() => stop.abort())
      // A journal under an unchanged live set is compared when the store is polled.
      shell.opened.watch(
        () => {},
        stop.signal,
        () => {},
      )
      await expect.poll(() => shell.alarms.join(' ')).toMatch(alarm)
      expect(shell.live()).toBe('b2')
    }
  })

  it('is not taken over by the next release', async () => {
    await threeReleases()
    await altered((live) => ({ ...live, remotes: { 'mf-evil': live.remotes['mf-news'] } }))
    await store.promote('mf-news', 'c3')
    const { live, opened } = await asShell()
    expect(live()).toBe('c3')
    expect(Object.keys(opened.live().remotes)).toEqual(['mf-news'])
  })

  it('stands in the journal only until the next release', async () => {
    await threeReleases()
    const journal = await read('journal.ndjson')
    const entry = { at: new Date().toISOString(), action: 'promote', remote: 'mf-news', build: 'evil' }
    await writeFile(file('journal.ndjson'), `${journal}${JSON.stringify(entry)}\n`)
    await store.promote('mf-news', 'c3')
    expect((await store.journal()).map(({ build }) => build)).not.toContain('evil')
    expect((await asShell()).live()).toBe('c3')
  })

  it('as a build can never go live', async () => {
    await threeReleases()
    await cp(file('mf-news/a1'), file('mf-news/evil'), { recursive: true })
    const manifest = JSON.parse(await read('mf-news/a1/manifest.json'))
    await writeFile(file('mf-news/evil/manifest.json'), JSON.stringify({ ...manifest, build: 'evil' }))
    await expect(store.promote('mf-news', 'evil')).rejects.toThrow(
      'The signature of mf-news evil is of another build.',
    )
    await rm(join(file('mf-news/evil'), ATTESTATION))
    await expect(store.promote('mf-news', 'evil')).rejects.toThrow('mf-news evil is not signed.')
  })
})

describe('a build', () => {
  it('is refused if its team has not signed it, or does not own its paths', async () => {
    const { manifest, from } = await stageBuild(store, { remote: 'mf-news', build: 'a1', owns: ['/mf-news'] })
    await expect(store.add(manifest, from)).rejects.toThrow('mf-news a1 is not signed.')
    await expect(add('mf-news', 'a1', { by: 'mf-careers' })).rejects.toThrow('is not signed by its team')
    await expect(add('mf-news', 'a1', { owns: ['/mf-careers'] })).rejects.toThrow(
      'mf-news a1 owns /mf-careers, which was not given to its team.',
    )
    await add('mf-news', 'a1', { owns: ['/mf-news', '/mf-news/archive'] })
    await expect(add('mf-unknown', 'a1', { by: 'mf-news' })).rejects.toThrow(
      'No team may release mf-unknown.',
    )
  })

  it('of a host is refused if its team may not sign for the paths that it serves', async () => {
    const host = (serves: string[]) => ({
      ...{ remote: 'mf-news', build: 'a1', owns: [] },
      manifest: { host: { version: 1, offers: {}, inline: [], serves }, exposes: [], routes: [] },
    })
    await expect(storeSignedBuild(store, settings.dataDir, host(['/mf-careers']), 'mf-news')).rejects.toThrow(
      'mf-news a1 owns /mf-careers, which was not given to its team.',
    )
    await storeSignedBuild(store, settings.dataDir, host(['/mf-news']), 'mf-news')
  })

  it('names its sources in an in-toto statement', async () => {
    await add('mf-news', 'a1')
    const { payload } = JSON.parse(await read(`mf-news/a1/${ATTESTATION}`))
    const statement = JSON.parse(Buffer.from(payload, 'base64').toString())
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'mf-news@a1' }],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          internalParameters: { dirty: false },
          resolvedDependencies: [{ digest: { gitCommit: 'none' } }],
        },
        runDetails: { builder: { id: 'local' } },
      },
    })
  })
})

describe('remotes that come and go', () => {
  const claims = ['/mf-careers', '/mf-news']
  const inShell = async () => {
    const { opened, alarms } = await asShell()
    const owned = Object.entries(opened.live().remotes).map(([remote, { owns }]) => [remote, owns])
    expect(alarms).toEqual([])
    return Object.fromEntries(owned)
  }
  const back = (remote: string) => rollback(store, { remote, build: undefined }, { by: 'ana' })

  beforeEach(async () => {
    for (const remote of ['mf-news', 'mf-careers']) {
      await add(remote, 'a1', { owns: [`/${remote}`] })
      await store.promote(remote, 'a1')
    }
  })

  it('a path is handed to a team that may sign for it, shells accept that, and its way back', async () => {
    await expect(add('mf-careers', 'b2', { owns: claims })).rejects.toThrow(
      'owns /mf-news, which was not given to its team.',
    )
    await allowPath(settings.dataDir, { remote: 'mf-careers', path: '/mf-news' })
    await add('mf-careers', 'b2', { owns: claims })
    await store.handOver('mf-careers', 'b2', { path: '/mf-news', from: 'mf-news', by: 'ana' })
    expect(await inShell()).toEqual({ 'mf-news': [], 'mf-careers': claims })
    await back('mf-careers')
    expect(await inShell()).toEqual({ 'mf-news': ['/mf-news'], 'mf-careers': ['/mf-careers'] })
  })

  it('a remote that is retired comes back only as its team signed it', async () => {
    await store.retire('mf-news', { by: 'ana' })
    expect(await inShell()).toEqual({ 'mf-careers': ['/mf-careers'] })
    const manifest = await read('mf-news/a1/manifest.json')
    await writeFile(file('mf-news/a1/manifest.json'), manifest.replace('entry.js', 'other.js'))
    await expect(back('mf-news')).rejects.toThrow()
    await writeFile(file('mf-news/a1/manifest.json'), manifest)
    await back('mf-news')
    expect(await inShell()).toEqual({ 'mf-news': ['/mf-news'], 'mf-careers': ['/mf-careers'] })
  })

  it('who retired what cannot be altered without the key', async () => {
    await store.retire('mf-news', { by: 'ana' })
    await altered(({ retired: _, ...live }) => live)
    const { opened, alarms } = await asShell()
    opened.live()
    expect(alarms.join(' ')).toMatch(/not signed by the registry/)
  })
})

describe('signatures', () => {
  it('can be introduced in a store without signatures, and everything continues', async () => {
    const older = { dataDir: join(dir, 'older'), releasesS3: undefined }
    const unsigned = new ReleaseStore(join(older.dataDir, 'releases'))
    for (const build of ['a1', 'b2'])
      await storeBuild(unsigned, { remote: 'mf-news', build, owns: ['/mf-news'] })
    await unsigned.promote('mf-news', 'a1')
    await unsigned.promote('mf-news', 'b2')
    const history = await unsigned.journal()
    await prepareTrust(older, root)
    const key = await registryKey(older.dataDir)
    const signed = await openStore(older, { key, report: expect.unreachable })
    expect(signed.live().remotes['mf-news']).toMatchObject({ build: 'b2', fallback: { build: 'a1' } })
    expect(await signed.journal()).toEqual(history)
    await signed.promote('mf-news', 'a1', { action: 'rollback' })
    expect((await openStore(older, { report: expect.unreachable })).live().remotes['mf-news']?.build).toBe(
      'a1',
    )
  })

  it('cannot be made without the key', async () => {
    await threeReleases()
    const { opened } = await asShell()
    await expect(opened.promote('mf-news', 'c3')).rejects.toThrow('this process has no key')
  })
})
