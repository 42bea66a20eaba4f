import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SlotUse } from '@anyam/federation'
import { ownHost } from '@anyam/host/server/rendering/host-build'
import { LastGood } from '@anyam/host/server/rendering/last-good'
import { RenderPool } from '@anyam/host/server/rendering/render-pool'
import { lastGoodSlots, SlotCache } from '@anyam/host/server/slots/slot-cache'
import { ensureBuilt } from '@anyam/releases/build'
import { ReleaseStore } from '@anyam/releases/store'
import { createSite } from '@arunika/contracts/site'
import { patience } from '@arunika/testing/patience'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addBuild } from '../../../platform/host/test/add-build.ts'
import { withSiteFacts } from '../data/site-facts.ts'

const SHELL = join(import.meta.dirname, '../..')
const apiUrl = 'http://api.invalid'
const site = createSite({ name: 'Arunika', lmsUrl: 'http://learn.example', publicUrl: 'http://site.example' })
const BUDGET = { html: 1, script: 5, ms: 500 }
const use: SlotUse<'latest-news'> = { name: 'latest-news', props: { count: 3 } }

/** Variants of a slot's source. */
const SOUND = `{ Component: ({ count }) => 'The newest ' + count }`
const SLOTS = {
  throws: `{ Component: () => { throw new Error('broken') } }`,
  hangs: '{ Component: () => { for (;;) {} } }',
  'is too large': `{ Component: () => 'x'.repeat(2000) }`,
  'is missing': 'undefined',
  'has no data': `{ Component: () => 'x', preload: () => ['/api/none'] }`,
}

const containerOf = (slot: string) => `module.exports = {
  init() {}, get: async () => () => ({ routes: [], slot: ${slot} }),
}`

let dir: string
let store: ReleaseStore
const opened: SlotCache[] = []
beforeAll(async () => {
  await ensureBuilt(SHELL)
  dir = await mkdtemp(join(tmpdir(), 'slots-'))
  store = new ReleaseStore(dir)
}, 120_000)
afterEach(() => {
  for (const slots of opened.splice(0)) slots.retire()
})
afterAll(() => rm(dir, { recursive: true, force: true }))

let builds = 0
async function slotsWith(slot: string, { lastGood = lastGoodSlots(), fallback = '' } = {}) {
  builds += 1
  const own = { slots: { 'latest-news': BUDGET } }
  const add = (build: string, source: string) =>
    addBuild(store, 'news', build, { container: containerOf(source), ...own })
  const release = await add(`b${builds}`, slot)
  const before = fallback && { fallback: await add(`f${builds}`, fallback) }
  const set = { id: 'set', remotes: { news: { ...release, ...before } } }
  const pool = new RenderPool({
    ...{ host: ownHost(join(SHELL, 'dist')), store, set, site, apiUrl },
    ...{
      hosts: withSiteFacts(new LastGood(() => {}), { apiUrl }),
      log: () => {},
    },
    // Longer than the host's data may take until it counts as unavailable.
    deadlineMs: 6_000,
  })
  const slots = new SlotCache({ set, pool, lastGood, log: () => {} })
  opened.push(slots)
  return slots
}

const key = 'latest-news {"count":3}'

describe('a slot', () => {
  it('is rendered from its props, and browsers may go on with it', async () => {
    const slots = await slotsWith(SOUND)
    await expect
      .poll(async () => (await slots.get(use)).markup?.html, { timeout: patience(10_000) })
      .toBe('The newest 3')
    expect((await slots.get(use)).isLive).toBe(true)
    expect(slots.served(key)).toMatchObject({ remote: 'news', failed: false })
  })

  it.each(Object.entries(SLOTS))(
    'that %s is nothing at first, and its last good markup where there is some',
    async (_, slot) => {
      const lastGood = lastGoodSlots()
      const broken = await slotsWith(slot, { lastGood })
      expect((await broken.get(use)).markup).toBeUndefined()
      const sound = await slotsWith(SOUND, { lastGood })
      await expect.poll(async () => (await sound.get(use)).isLive, { timeout: patience(10_000) }).toBe(true)
      expect(await broken.get(use)).toMatchObject({ markup: { html: 'The newest 3' }, isLive: false })
    },
    patience(40_000),
  )

  it.each(['throws', 'hangs'] as const)(
    'whose live build %s is of the build before it, and that is evidence against the live one',
    async (name) => {
      const slots = await slotsWith(SLOTS[name], { fallback: SOUND })
      await expect.poll(async () => (await slots.get(use)).isLive, { timeout: patience(20_000) }).toBe(true)
      expect(slots.served(key)).toMatchObject({ remote: 'news', build: `b${builds}`, failed: true })
    },
    patience(40_000),
  )

  it('that throws shows what its remote has for that', async () => {
    const slots = await slotsWith(`{ Component() { throw new Error('broken') }, Fallback: () => 'All news' }`)
    await expect
      .poll(async () => (await slots.get(use)).markup?.html, { timeout: patience(10_000) })
      .toBe('All news')
    expect((await slots.get(use)).isLive).toBe(false)
  })

  it('whose data is away gives way to its fallback, and browsers leave that as it is', async () => {
    const slots = await slotsWith(
      `{ Component: () => 'x', Fallback: ({ count }) => 'Where the ' + count + ' are', preload: () => ['/api/none'] }`,
    )
    await expect
      .poll(async () => (await slots.get(use)).markup?.html, { timeout: patience(10_000) })
      .toBe('Where the 3 are')
    expect((await slots.get(use)).isLive).toBe(false)
    expect(slots.served(key)).toBeUndefined()
  })

  it('whose data is away says nothing against its build', async () => {
    const slots = await slotsWith(SLOTS['has no data'])
    await slots.get(use)
    await expect.poll(() => slots.served(key), { timeout: patience(10_000) }).toBeUndefined()
  })
})
