import { readSettings } from '@arunika/server/env'
import { expect, it, onTestFinished } from 'vitest'
import { CANARY, LIVE, REMOTE, storeWithCanary } from '../../test/store-with-canary.ts'
import { judgedChanges } from '../releases/registry.ts'
import { EvidencePool } from '../telemetry/evidence-pool.ts'
import { checkCanaries } from './heal.ts'

const NETWORKS = 20

it('no canary goes live automatically before browsers have confirmed 200 of its pages', async () => {
  const { store, remove } = await storeWithCanary(REMOTE, 0)
  onTestFinished(remove)
  const pool = new EvidencePool(store)
  pool.follow()
  const confirm = (pages: number) => {
    for (let page = 0; page < pages; page += 1)
      for (const build of [CANARY, LIVE])
        pool.count({ remote: REMOTE, build, cell: String(page % NETWORKS) }, 'alive', 1)
  }
  const check = async () => {
    const changes = judgedChanges(store, undefined, undefined)
    const { canaryFewestPages: fewestConfirmed } = readSettings({})
    await checkCanaries({ store, pool, changes, fewestConfirmed, log: expect.unreachable }, true)
    return store.live().remotes[REMOTE]?.build
  }

  confirm(199)
  expect(await check()).toBe(LIVE)
  confirm(1)
  expect(await check()).toBe(CANARY)
  expect((await store.journal()).at(-1)?.reason).toMatch(/^no worse than the live build: 200 pages confirmed/)
})
