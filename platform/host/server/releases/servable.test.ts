import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryAddress, HOST_VERSION, type HostFacts } from '@anyam/federation'
import { integrityOf } from '@anyam/releases/integrity'
import { ReleaseStore } from '@anyam/releases/store'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type BadBuild, badBuilds } from '../../../releases/test/bad-builds.ts'
import { storeBuild } from '../../../releases/test/builds.ts'
import { ServableBuilds } from './servable.ts'

async function newStore() {
  const dir = await mkdtemp(join(tmpdir(), 'store-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const store = new ReleaseStore(dir)
  for (const remote of ['news', 'careers']) {
    await storeBuild(store, { remote, build: 'good' })
    await store.promote(remote, 'good')
  }
  return store
}

/** A shell's view of a store, with its log lines. */
function shellOver(store: ReleaseStore, away: string[] = []) {
  const logged: string[] = []
  const onRefused = vi.fn()
  const servable = new ServableBuilds({
    store,
    hosts: {
      ownFacts: { version: 1, offers: { react: ['19.3.1'] }, inline: [] },
      problemOf: () => undefined,
    },
    isAway: (entry) => away.includes(entry),
    log: (text) => logged.push(text),
    onRefused,
  })
  return { logged, onRefused, set: () => servable.of(store.releaseSet()) }
}

/**
 * Makes a build live that no command would accept: the set contains its id and its manifest's hash, whatever
 * the manifest contains.
 */
async function forceLive(store: ReleaseStore) {
  const text = await readFile(join(store.buildDir('news', 'bad'), 'manifest.json'), 'utf8')
  const live = store.live()
  const { news: good } = live.remotes
  const news = { ...good, build: 'bad', global: 'news_bad', seal: sealOfText(text), fallback: good }
  await writeFile(
    join(store.dir, 'live.json'),
    JSON.stringify({ ...live, remotes: { ...live.remotes, news } }),
  )
}

function sealOfText(text: string): string {
  try {
    return integrityOf(JSON.stringify(JSON.parse(text)))
  } catch {
    return ''
  }
}

const ofAnotherMajor: BadBuild = {
  title: 'that needs another major version of a shared module',
  add: (store) =>
    storeBuild(store, { remote: 'news', build: 'bad', manifest: { shared: { react: '^20.0.0' } } }),
  sentence: /^It needs react \^20\.0\.0 from the shell, which offers 19\.3\.1\.$/,
}

describe('Promise 40: a live build', () => {
  it.each([...badBuilds, ofAnotherMajor])(
    '$title gives way to the last known good one, and the log says why, once',
    async ({ add, sentence }) => {
      const store = await newStore()
      await add(store)
      await forceLive(store)
      const { logged, set } = shellOver(store)
      const { remotes } = set()
      expect(remotes.news).toMatchObject({ build: 'good', global: 'news_good' })
      expect(remotes.careers).toEqual(store.live().remotes.careers)
      set()
      expect(logged).toHaveLength(1)
      const [, reason] =
        /^news bad cannot be served\. (.*) Visitors get the last known good build, good\.$/.exec(
          logged[0] ?? '',
        ) ?? []
      expect(reason).toMatch(sentence)
    },
  )

  it('whose manifest is altered while it is live gives way and raises the alarm; one that is sound stays', async () => {
    const store = await newStore()
    await storeBuild(store, { remote: 'news', build: 'better' })
    await store.promote('news', 'better')
    const sound = shellOver(store)
    expect(sound.set()).toEqual(store.releaseSet())
    expect(sound.logged).toEqual([])
    expect(sound.onRefused).not.toHaveBeenCalled()

    const file = join(store.buildDir('news', 'better'), 'manifest.json')
    const manifest = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...manifest, author: 'another' }))
    const { logged, onRefused, set } = shellOver(store)
    for (let times = 0; times < 2; times++) expect(set().remotes.news?.build).toBe('good')
    expect(onRefused).toHaveBeenCalledOnce()
    expect(logged).toEqual([expect.stringContaining('Its manifest was altered.')])
  })

  it('of 0.1.0, which names no hashes for other hosts, is served', async () => {
    const store = await newStore()
    await storeBuild(store, { remote: 'news', build: 'older', federation: { files: undefined } })
    await store.promote('news', 'older')
    const { logged, set } = shellOver(store)
    expect(set().remotes.news?.build).toBe('older')
    expect(logged).toEqual([])
  })

  it('of a server that is away gives way, and is back when that server is', async () => {
    const store = await newStore()
    const origin = 'https://careers.example'
    await storeBuild(store, { remote: 'careers', build: 'own', manifest: { origin } })
    await store.promote('careers', 'own')
    const release = store.live().remotes.careers
    expect(release).toMatchObject({ origin, fallback: { build: 'good' } })
    const entry = entryAddress('careers', release as NonNullable<typeof release>)
    expect(entry).toBe('https://careers.example/remotes/careers/own/entry.js')

    const away: string[] = [entry]
    const { logged, set } = shellOver(store, away)
    expect(set().remotes.careers).toMatchObject({ build: 'good' })
    expect(logged).toEqual([
      `careers own cannot be served. Its server does not give ${entry}. Visitors get the last known good build, good.`,
    ])
    away.pop()
    expect(set().remotes.careers).toEqual(release)
  })

  it('of a server that is away comes from the site itself where no other build was good', async () => {
    const store = await newStore()
    await storeBuild(store, {
      remote: 'events',
      build: 'own',
      manifest: { origin: 'https://events.example' },
    })
    await store.promote('events', 'own')
    const { logged, set } = shellOver(store, ['https://events.example/remotes/events/own/entry.js'])
    const { origin, ...own } = store.live().remotes.events ?? {}
    expect(origin).toBe('https://events.example')
    expect(set().remotes.events).toEqual(own)
    expect(logged[0]).toMatch(/Visitors get its files from this site\.$/)
  })

  it('keeps its own server out of the fallback, so that one server away costs one build', async () => {
    const store = await newStore()
    for (const build of ['own1', 'own2']) {
      await storeBuild(store, { remote: 'careers', build, manifest: { origin: 'https://careers.example' } })
      await store.promote('careers', build)
    }
    const release = store.live().remotes.careers
    expect(release?.origin).toBe('https://careers.example')
    expect(release?.fallback).toMatchObject({ build: 'own1' })
    expect(release?.fallback).not.toHaveProperty('origin')
  })
})

/** Makes a build of a host live. */
async function host(store: ReleaseStore, name: string, facts: Partial<HostFacts>) {
  await storeBuild(store, {
    remote: name,
    build: 'h1',
    manifest: {
      ...{ owns: [], exposes: [], routes: [], chunks: { main: ['entry.js'] } },
      host: { version: HOST_VERSION, offers: { react: ['19.3.1'] }, inline: [], ...facts },
    },
  })
  await store.promote(name, 'h1')
}

describe('a released host', () => {
  it('of another version than the server gives way to the build that the server came with', async () => {
    const store = await newStore()
    await host(store, 'shell', { version: HOST_VERSION + 1 })
    const { logged, set } = shellOver(store)
    expect(Object.keys(set().remotes).sort()).toEqual(['careers', 'news'])
    expect(logged).toEqual([
      expect.stringMatching(
        /^shell h1 cannot be served\. .* Visitors get the build that this server came with\.$/,
      ),
    ])
  })

  it('offers its modules to the remotes of its paths, and to no others', async () => {
    const store = await newStore()
    for (const remote of ['news', 'careers']) {
      await storeBuild(store, { remote, build: 'next', manifest: { shared: { react: '^20.0.0' } } })
      await store.promote(remote, 'next')
    }
    await host(store, 'next', { offers: { react: ['20.0.1'] }, serves: ['/news'] })
    const { set } = shellOver(store)
    expect(set().remotes).toMatchObject({ news: { build: 'next' }, careers: { build: 'good' } })
  })
})
