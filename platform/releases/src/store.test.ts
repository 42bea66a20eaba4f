import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { storeBuild } from '../test/builds.ts'
import { describeComingAndGoing } from '../test/coming-and-going-contract.ts'
import { describeStore } from '../test/store-contract.ts'
import { stagingFolder } from './disk-backend.ts'
import { ReleaseStore } from './store.ts'

const dir = await mkdtemp(join(tmpdir(), 'store-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

const newFolder = async () => ({ DATA_DIR: await mkdtemp(join(dir, 'data-')) })

// Includes promise 25: evidence of all shells is pooled in the store.
describeStore('a folder', newFolder)
describeComingAndGoing('a folder', newFolder)

describe('a release store in a folder', () => {
  it('continues with the live set of a version without canaries', async () => {
    const store = new ReleaseStore(await mkdtemp(join(dir, 'old-')))
    await storeBuild(store, { remote: 'news', build: 'a1' })
    await store.promote('news', 'a1')
    const { revision, remotes } = store.live()
    await writeFile(join(store.dir, 'live.json'), JSON.stringify({ revision, remotes }))
    expect(store.live()).toEqual({ revision, remotes, canaries: {}, pins: {} })
    await storeBuild(store, { remote: 'news', build: 'b2' })
    await store.promote('news', 'b2')
    expect(store.live().remotes.news?.build).toBe('b2')
  })

  it('sweeps away what a publication that died has left, and nothing of one that is at work', async () => {
    const store = new ReleaseStore(await mkdtemp(join(dir, 'swept-')))
    const staging = stagingFolder(store.dir)
    await mkdir(staging)
    for (const name of ['old', 'young']) await writeFile(join(staging, name), '')
    await utimes(join(staging, 'old'), 0, 0)
    await storeBuild(store, { remote: 'news', build: 'a1' })
    expect(await readdir(staging)).toEqual(['young'])
  })
})
