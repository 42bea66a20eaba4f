import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { storeBuild } from '../test/builds.ts'
import { CONTENT, contentName } from './content-folder.ts'
import { integrityOf } from './integrity.ts'
import { openStore } from './open-store.ts'
import type { ReleaseStore } from './store.ts'

const PICTURE = 'web/files/hill.0123456789.avif'
const more = { [PICTURE]: 'a hill' }
let dataDir: string
let store: ReleaseStore

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  store = await openStore({ dataDir, releasesS3: undefined })
})

const picture = (remote: string, build: string) => join(store.buildDir(remote, build), PICTURE)
const content = () => join(store.dir, contentName(integrityOf('a hill')))
const inode = async (path: string) => (await stat(path)).ino
const count = async () =>
  (await readdir(join(store.dir, CONTENT), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

it('has the bytes of a file once, whichever builds and remotes have it, until none has it any more', async () => {
  for (const [remote, build] of [
    ['news', 'a1'],
    ['news', 'b2'],
    ['careers', 'a1'],
  ] as const)
    await storeBuild(store, { remote, build, more })
  for (const path of [picture('news', 'a1'), picture('news', 'b2'), picture('careers', 'a1')])
    expect(await inode(path)).toBe(await inode(content()))
  const before = await count()
  await store.remove('news', 'a1')
  expect(await count()).toBe(before - 4)
  expect(await readFile(picture('news', 'b2'), 'utf8')).toBe('a hill')
})

it('takes over a store from before it had them by their contents', async () => {
  await storeBuild(store, { remote: 'news', build: 'a1', more })
  await rm(join(store.dir, CONTENT), { recursive: true })
  store = await openStore(
    { dataDir, releasesS3: undefined },
    { key: generateKeyPairSync('ed25519').privateKey },
  )
  expect(await inode(picture('news', 'a1'))).toBe(await inode(content()))
})

it('does not pass on to a new build what was altered on this disk', async () => {
  await storeBuild(store, { remote: 'news', build: 'a1', more })
  await writeFile(content(), 'a hole')
  await storeBuild(store, { remote: 'news', build: 'b2', more })
  expect(await readFile(picture('news', 'b2'), 'utf8')).toBe('a hill')
  expect(await readFile(content(), 'utf8')).toBe('a hill')
})
