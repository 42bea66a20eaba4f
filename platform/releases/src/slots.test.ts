import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { storeBuild } from '../test/builds.ts'
import { status } from './status.ts'
import { ReleaseStore } from './store.ts'

const dir = await mkdtemp(join(tmpdir(), 'slots-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

const slots = { latest: { html: 10, script: 5, ms: 300 } }

test('a slot that pages show cannot be removed, and the status says who shows it', async () => {
  const store = new ReleaseStore(dir)
  await storeBuild(store, { remote: 'news', build: 'a1', manifest: { slots } })
  await storeBuild(store, { remote: 'home', build: 'a1', manifest: { uses: ['latest'] } })
  await storeBuild(store, { remote: 'home', build: 'b2' })
  await storeBuild(store, { remote: 'news', build: 'b2' })
  await store.promote('news', 'a1')
  expect(await status(store)).toMatchObject([{ remote: 'news', slots: 'latest: shown nowhere' }])
  await store.promote('home', 'a1')
  expect(await status(store)).toMatchObject([{ slots: 'latest: home' }, {}])

  await expect(store.promote('news', 'b2')).rejects.toThrow(
    'news no longer offers the slot latest, which home shows.',
  )
  await expect(store.canary('news', 'b2', { percent: 10, promoteAfterMs: null })).rejects.toThrow('latest')
  await store.promote('home', 'b2')
  await store.promote('news', 'b2')
  expect(store.live().remotes.news?.build).toBe('b2')
})
