import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@anyam/test-support/patience'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeBuild } from '../test/builds.ts'
import { CONTENT, contentName } from './content-folder.ts'
import { DiskBackend } from './disk-backend.ts'
import { integrityOf } from './integrity.ts'
import { rollback } from './rollback.ts'
import { ReleaseStore } from './store.ts'

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'crash-'))
  const store = new ReleaseStore(join(dir, 'before'))
  await storeBuild(store, { remote: 'news', build: 'a1' })
  await storeBuild(store, { remote: 'news', build: 'b2' })
  await store.promote('news', 'a1')
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Makes a change in a copy of the store, in a process that is killed before its n-th disk step. */
async function dieAt(change: string, step: number) {
  const copy = join(dir, `step-${step}`)
  await cp(join(dir, 'before'), copy, { recursive: true })
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../test/die-at-step.ts'), copy, change, `${step}`],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const [code, signal] = await once(child, 'exit')
  return { store: new ReleaseStore(copy), wasKilled: signal === 'SIGKILL', code: code as number | null }
}

/** The state of a store, with a short form of its journal. */
async function stateOf(store: ReleaseStore) {
  const { remotes, canaries } = store.live()
  return {
    live: remotes.news?.build,
    canary: canaries.news?.build,
    builds: (await store.builds('news')).sort(),
    journal: (await store.journal()).map(({ action, build }) => `${action} ${build}`),
  }
}

async function expectWholeBuilds(store: ReleaseStore) {
  for (const build of await store.builds('news')) {
    const { files } = await store.manifest('news', build)
    for (const [name, { integrity }] of Object.entries(files))
      expect(integrityOf(await readFile(join(store.buildDir('news', build), name)))).toBe(integrity)
  }
}

/** Starts one process for each of about forty steps. */
const TIMEOUT_MS = patience(60_000)

const before = {
  live: 'a1',
  canary: undefined,
  builds: ['a1', 'b2'],
  journal: ['publish a1', 'publish b2', 'promote a1'],
}

describe.each([
  ['publish', { ...before, builds: ['a1', 'b2', 'c3'], journal: [...before.journal, 'publish c3'] }],
  ['promote', { ...before, live: 'b2', journal: [...before.journal, 'promote b2'] }],
  ['canary', { ...before, canary: 'b2', journal: [...before.journal, 'canary b2'] }],
])('Promise 44: a process that is killed in the middle of %s', (change, after) => {
  it(
    'leaves the old store or the new one, with every entry of its journal, and the next change works',
    async () => {
      let step = 1
      const seen = { old: 0, new: 0 }
      for (; ; step++) {
        const { store, wasKilled, code } = await dieAt(change, step)
        const found = await stateOf(store)
        const isNew = found.journal.length === after.journal.length
        expect(found, `killed before step ${step}`).toEqual(isNew ? after : before)
        await expectWholeBuilds(store)
        await storeBuild(store, { remote: 'news', build: 'd4' })
        await store.promote('news', 'd4')
        expect((await stateOf(store)).journal).toEqual([...found.journal, 'publish d4', 'promote d4'])
        if (!wasKilled) {
          expect(code).toBe(0)
          break
        }
        seen[isNew ? 'new' : 'old'] += 1
      }
      // Steps on both sides of the decisive one were tried.
      expect(Math.min(seen.old, seen.new)).toBeGreaterThan(3)
    },
    TIMEOUT_MS,
  )
})

describe('Promise 44: a process that is killed in the middle of a removal', () => {
  it(
    'has removed nothing, or the next change finishes it',
    async () => {
      for (let step = 1; ; step++) {
        const { store, wasKilled } = await dieAt('remove', step)
        const begun = (await store.journal()).some(({ action }) => action === 'remove')
        await storeBuild(store, { remote: 'news', build: 'd4' })
        expect((await store.builds('news')).sort()).toEqual(begun ? ['a1', 'd4'] : ['a1', 'b2', 'd4'])
        const lines = (await store.journal()).map(({ action }) => action)
        expect(lines.filter((action) => action === 'remove')).toHaveLength(begun ? 1 : 0)
        if (!wasKilled) break
      }
    },
    TIMEOUT_MS,
  )
})

describe.each(['retire', 'handover'])(
  'Promise 44: a process that is killed in the middle of %s',
  (change) => {
    it(
      'leaves every path with one remote or none, with its entry in the journal, and the next change works',
      async () => {
        const prepared = new ReleaseStore(join(dir, 'before'))
        await storeBuild(prepared, { remote: 'events', build: 'a1' })
        await storeBuild(prepared, { remote: 'events', build: 'b2', owns: ['/events', '/news'] })
        await prepared.promote('events', 'a1')
        const old = { news: ['/news'], events: ['/events'] }
        const next =
          change === 'retire' ? { events: ['/events'] } : { news: [], events: ['/events', '/news'] }
        const seen = { old: 0, new: 0 }
        for (let step = 1; ; step++) {
          const { store, wasKilled } = await dieAt(change, step)
          const owned = Object.entries(store.live().remotes).map(([remote, { owns }]) => [remote, owns])
          const journal = await store.journal()
          const isNew = journal.some(({ action }) => action === change)
          expect(Object.fromEntries(owned), `killed before step ${step}`).toEqual(isNew ? next : old)
          const remote = change === 'retire' ? 'news' : 'events'
          if (isNew) await rollback(store, { remote, build: undefined }, { by: 'ana' })
          else await store.pin('news', { by: 'ana', reason: 'the fair' })
          expect((await store.journal()).slice(journal.length)).toHaveLength(1)
          expect(store.live().remotes).toMatchObject({
            news: { owns: ['/news'] },
            events: { owns: ['/events'] },
          })
          if (!wasKilled) break
          seen[isNew ? 'new' : 'old'] += 1
        }
        expect(Math.min(seen.old, seen.new)).toBeGreaterThan(3)
      },
      TIMEOUT_MS,
    )
  },
)

describe('Promise 44: a process that is killed while it takes over a store from before files lay by their contents', () => {
  it(
    'leaves whole builds, and the next process finishes it',
    async () => {
      const prepared = new ReleaseStore(join(dir, 'before'))
      for (const build of ['e5', 'f6'])
        await storeBuild(prepared, { remote: 'news', build, more: { 'web/hill.svg': 'a hill' } })
      await rm(join(prepared.dir, CONTENT), { recursive: true })
      let kills = 0
      let halfDone = 0
      for (let step = 1; ; step++) {
        const { store, wasKilled } = await dieAt('takeOver', step)
        await expectWholeBuilds(store)
        const links = await linksOf(store)
        if (links.some(({ isShared }) => isShared) && links.some(({ isShared }) => !isShared)) halfDone += 1
        await new DiskBackend(store.dir).shareBuilds()
        await expectWholeBuilds(store)
        for (const { file, isShared } of await linksOf(store))
          expect(isShared, `${file}, killed before step ${step}`).toBe(true)
        expect(await strayFiles(store)).toEqual([])
        if (!wasKilled) break
        kills += 1
      }
      figure(
        44,
        `store taken over: ${kills} kills, ${halfDone} of them half-way, all finished by the next start`,
      )
      expect(halfDone).toBeGreaterThan(3)
    },
    TIMEOUT_MS,
  )
})

/** Lists each file that a manifest names, and whether its bytes are those of `content`. */
async function linksOf(store: ReleaseStore) {
  const inode = async (path: string) => (await stat(path).catch(() => undefined))?.ino
  const links: { file: string; isShared: boolean }[] = []
  for (const build of await store.builds('news')) {
    const manifest = await store.manifest('news', build)
    for (const file of Object.keys(manifest.files)) {
      const path = join(store.buildDir('news', build), file)
      const content = join(store.dir, contentName(manifest.files[file]?.integrity ?? ''))
      links.push({ file: `${build}/${file}`, isShared: (await inode(path)) === (await inode(content)) })
    }
  }
  return links
}

/** Files in build folders that neither a manifest nor the store's layout accounts for. */
async function strayFiles(store: ReleaseStore): Promise<string[]> {
  const found: string[] = []
  for (const build of await store.builds('news')) {
    const { files } = await store.manifest('news', build)
    const entries = await readdir(store.buildDir('news', build), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const name = join(entry.parentPath, entry.name).slice(store.buildDir('news', build).length + 1)
      if (entry.isFile() && name !== 'manifest.json' && !(name in files)) found.push(`${build}/${name}`)
    }
  }
  return found
}
