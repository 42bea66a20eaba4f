import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { storeBuild } from '../test/builds.ts'
import { goLive, START, type Standing, standingOf } from './go-live.ts'
import { rollback } from './rollback.ts'
import { ReleaseStore } from './store.ts'

const HERE = 'a checkout'
let store: ReleaseStore

beforeEach(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'arunika-releases-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  store = new ReleaseStore(dir)
})

const live = () => store.live().remotes.news?.build
const add = (build: string) => storeBuild(store, { remote: 'news', build })

/** Starts the product from a checkout in which this remote has this build. @returns the build's standing before */
async function start(build: string, { checkout = HERE, from = store } = {}): Promise<Standing> {
  const own = { remote: 'news', build, checkout }
  const standing = await standingOf(from, own)
  if (standing === 'due' && !(await from.has('news', build)))
    await storeBuild(from, { remote: 'news', build })
  await goLive(from, own)
  return standing
}

describe('npm start', () => {
  it('fills an empty store, and records from which checkout', async () => {
    expect(await start('a1')).toBe('due')
    expect(live()).toBe('a1')
    const last = { action: 'promote', build: 'a1', by: START, checkout: HERE }
    expect((await store.journal()).at(-1)).toMatchObject(last)
    expect(await start('a1')).toBe('settled')
  })

  it('replaces its own build by that of changed sources, and goes back when the sources do', async () => {
    await start('a1')
    expect(await start('b2')).toBe('due')
    expect(live()).toBe('b2')
    expect(await start('a1')).toBe('due')
    expect(live()).toBe('a1')
  })

  it.each([
    ['a team', { by: 'ana' }],
    ['a command without a name', {}],
    ['a canary that did well', { by: 'shell', reason: 'no worse than the live build' }],
    ['another checkout', { by: START, checkout: 'another' }],
  ])('leaves a build that %s made live', async (_, reasons) => {
    await start('a1')
    await add('b2')
    await store.promote('news', 'b2', reasons)
    expect(await start('c3')).toBe('waiting')
    expect(live()).toBe('b2')
    expect(await store.has('news', 'c3')).toBe(false)
  })

  it('leaves a build that was rolled back to, a pinned build, and a canary', async () => {
    await start('a1')
    await start('b2')
    await rollback(store, { remote: 'news', build: undefined }, { by: 'ana' })
    expect([await start('b2'), await start('c3'), live()]).toEqual(['waiting', 'waiting', 'a1'])

    await store.promote('news', 'b2', { by: START, checkout: HERE })
    await store.pin('news', { by: 'ana', reason: 'the fair' })
    expect([await start('c3'), live()]).toEqual(['waiting', 'b2'])
    await store.unpin('news', { by: 'ana' })
    await add('d4')
    await store.canary('news', 'd4', { percent: 10, promoteAfterMs: null, by: 'ana' })
    expect([await start('c3'), live()]).toEqual(['waiting', 'b2'])
    await store.haltCanary('news', { by: 'ana' })
    expect([await start('c3'), live()]).toEqual(['due', 'c3'])
  })

  it('takes over what an older version started, which did not record its checkout', async () => {
    await add('a1')
    await store.promote('news', 'a1', { by: START })
    expect([await start('b2'), live()]).toEqual(['due', 'b2'])
    expect(await start('c3', { checkout: 'another' })).toBe('waiting')
  })

  it('knows its own builds in a copy of the data folder, and leaves those of the original there', async () => {
    await start('a1')
    const dir = await mkdtemp(join(tmpdir(), 'arunika-copy-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    await cp(store.dir, dir, { recursive: true })
    const copy = new ReleaseStore(dir)
    expect(await start('b2', { checkout: 'another', from: copy })).toBe('waiting')
    expect(await start('b2', { from: copy })).toBe('due')
    expect([copy.live().remotes.news?.build, live()]).toEqual(['b2', 'a1'])
  })
})
