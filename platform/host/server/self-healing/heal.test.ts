import { readSettings } from '@anyam/server/env'
import { expect, it, onTestFinished } from 'vitest'
import { CANARY, LIVE, REMOTE, storeWithCanary } from '../../test/store-with-canary.ts'
import { judgedChanges } from '../releases/registry.ts'
import { EvidencePool } from '../telemetry/evidence-pool.ts'
import { checkCanaries } from './heal.ts'

const NETWORKS = 20

it('no canary goes live automatically before it is known to do less than the harm that is tolerated', async () => {
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
    const { canaryHarm: harm } = readSettings({})
    await checkCanaries({ store, pool, changes, harm, log: expect.unreachable }, true)
    return store.live().remotes[REMOTE]?.build
  }

  confirm(200)
  expect(await check()).toBe(LIVE)
  // Judgements are sent along with the next counts.
  expect(await check()).toBe(LIVE)
  const { [pool.id]: known } = Object.fromEntries(await store.evidence.read())
  expect(known?.canaries).toEqual({
    [REMOTE]: {
      build: CANARY,
      evidence: expect.stringMatching(
        /^not enough evidence: 200 of about \d+ pages, at this traffic in 1 min$/,
      ),
    },
  })
  confirm(100)
  expect(await check()).toBe(CANARY)
  expect((await store.journal()).at(-1)?.reason).toMatch(/^no worse than the live build: 300 pages confirmed/)
})
