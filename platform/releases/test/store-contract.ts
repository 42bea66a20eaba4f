import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readSettings } from '@anyam/server/env'
import { beforeEach, describe, expect, it } from 'vitest'
import { cohortOf } from '../src/cohorts.ts'
import { collectGarbage } from '../src/collect-garbage.ts'
import { noEvidence } from '../src/evidence.ts'
import { openStore } from '../src/open-store.ts'
import type { ReleaseStore, Verdict } from '../src/store.ts'
import { pictureName } from '../src/verdict-file.ts'
import { storeBuild } from './builds.ts'

/**
 * Guarantees for teams and shells, for any backend of the store.
 * @param prepare returns the environment variables of a new, empty store
 */
export function describeStore(where: string, prepare: () => Promise<Record<string, string>>): void {
  let env: Record<string, string>
  let store: ReleaseStore

  beforeEach(async () => {
    env = await prepare()
    store = await openStore(readSettings(env))
  })

  const addBuild = (remote: string, build: string) => storeBuild(store, { remote, build })

  async function live(remote: string, build: string) {
    await addBuild(remote, build)
    await store.promote(remote, build)
  }

  const builds = () =>
    Object.fromEntries(Object.entries(store.live().remotes).map(([remote, { build }]) => [remote, build]))

  describe(`the release store in ${where}`, () => {
    it('is empty before the first release', () => {
      expect(store.live()).toEqual({ revision: 0, remotes: {}, canaries: {}, pins: {} })
    })

    it('makes a build live, puts the one before back, and has both in its journal', async () => {
      await addBuild('news', 'a1')
      await addBuild('news', 'b2')
      await store.promote('news', 'a1')
      expect(await store.promote('news', 'b2')).toBe('a1')
      expect(builds()).toEqual({ news: 'b2' })
      await store.promote('news', 'a1')
      expect(builds()).toEqual({ news: 'a1' })
      const actions = (await store.journal()).map(({ action, build }) => `${action} ${build}`)
      expect(actions).toEqual(['publish a1', 'publish b2', 'promote a1', 'promote b2', 'promote a1'])
    })

    it('names a set by the builds in it, whatever the way there', async () => {
      await addBuild('news', 'a1')
      await addBuild('news', 'b2')
      await store.promote('news', 'a1')
      const before = store.releaseSet().id
      await store.promote('news', 'b2')
      expect(store.releaseSet().id).not.toBe(before)
      await store.promote('news', 'a1')
      expect(store.releaseSet().id).toBe(before)
    })

    it('knows the build to roll back to, also after a rollback', async () => {
      for (const build of ['a1', 'b2', 'c3']) await addBuild('news', build)
      await store.promote('news', 'a1')
      expect(await store.previousOf('news')).toBeUndefined()
      await store.promote('news', 'b2')
      expect(await store.previousOf('news')).toBe('a1')
      await store.promote('news', 'a1', { action: 'rollback' })
      expect(await store.previousOf('news')).toBe('b2')
    })

    it('drops old builds, but none that is live, was before, or is younger than a week', async () => {
      for (const build of ['a1', 'b2', 'c3']) await addBuild('news', build)
      await store.promote('news', 'a1')
      await store.promote('news', 'b2')
      const justNow = new Date(1000)
      expect(await collectGarbage(store, justNow)).toEqual([])
      const nextMonth = new Date(30 * 24 * 3600 * 1000)
      expect(await collectGarbage(store, nextMonth)).toEqual([{ remote: 'news', build: 'c3' }])
      expect((await store.builds('news')).sort()).toEqual(['a1', 'b2'])
      await expect(store.remove('news', 'b2')).rejects.toThrow('is live')
    })

    it('keeps the files of a build for a week after it was last served', async () => {
      for (const build of ['a1', 'b2', 'c3', 'd4']) await live('news', build)
      const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000)
      expect(await collectGarbage(store, inDays(6))).toEqual([])
      const removed = (await collectGarbage(store, inDays(8))).map(({ build }) => build)
      expect(removed.sort()).toEqual(['a1', 'b2'])
    })

    it('refuses to make live what it does not hold', async () => {
      await expect(store.promote('news', 'zz')).rejects.toThrow('The store holds no build zz of news.')
      expect(store.live().revision).toBe(0)
    })

    it('gives a canary to its share of the visitors, with the live build as fallback', async () => {
      await live('news', 'a1')
      await addBuild('news', 'b2')
      await store.canary('news', 'b2', { percent: 10, promoteAfterMs: null, by: 'ana' })
      const seeds = Array.from({ length: 100 }, (_, seed) => seed)
      const chosen = seeds.filter((seed) => store.releaseSet(seed).remotes.news?.build === 'b2')
      expect(chosen).toEqual(seeds.filter((seed) => cohortOf(seed, 'news') < 10))
      const { news } = store.releaseSet(chosen[0]).remotes
      expect(news).toMatchObject({ build: 'b2', fallback: { build: 'a1' } })
      expect(news).not.toHaveProperty('percent')
      expect(store.releaseSet().remotes.news?.build).toBe('a1')
      expect(store.live().canaries.news).toMatchObject({ build: 'b2', percent: 10, by: 'ana' })
    })

    it('ends a canary when it is halted, given 0 percent, or a build goes live', async () => {
      await live('news', 'a1')
      await addBuild('news', 'b2')
      const ends = [
        () => store.haltCanary('news', { by: 'ana', reason: 'slow' }),
        () => store.canary('news', 'b2', { percent: 0, promoteAfterMs: null }),
        () => store.promote('news', 'b2'),
      ]
      for (const end of ends) {
        await store.canary('news', 'b2', { percent: 50, promoteAfterMs: null })
        await end()
        expect(store.live().canaries).toEqual({})
      }
      const halted = (await store.journal()).find(({ action }) => action === 'halt')
      expect(halted).toMatchObject({ build: 'b2', by: 'ana', reason: 'slow' })
      await expect(store.haltCanary('news', {})).rejects.toThrow('news has no canary.')
    })

    it('has three canaries at once at the most', async () => {
      for (const remote of ['news', 'careers', 'events', 'stories']) {
        await live(remote, 'a1')
        await addBuild(remote, 'b2')
      }
      const canary = (remote: string) => store.canary(remote, 'b2', { percent: 10, promoteAfterMs: null })
      for (const remote of ['news', 'careers', 'events', 'news']) await canary(remote)
      await expect(canary('stories')).rejects.toThrow('no more than 3 run at once')
    })

    it('refuses a canary without a live build to compare', async () => {
      await addBuild('news', 'a1')
      const canary = (percent: number) => store.canary('news', 'a1', { percent, promoteAfterMs: null })
      await expect(canary(10)).rejects.toThrow('news has no live build yet')
      await store.promote('news', 'a1')
      await expect(canary(10)).rejects.toThrow('news a1 is live already.')
      await addBuild('news', 'b2')
      for (const percent of [-1, 101, 2.5])
        await expect(store.canary('news', 'b2', { percent, promoteAfterMs: null })).rejects.toThrow(
          '1 to 100',
        )
    })

    it('has one remote for a path, however many have passed the gate with it', async () => {
      await storeBuild(store, { remote: 'events', build: 'a1', owns: ['/agenda'] })
      await storeBuild(store, { remote: 'shop', build: 'a1', owns: ['/shop', '/agenda'] })
      await live('shop', 'b2')
      await store.promote('events', 'a1')
      const refusal = 'shop claims /agenda, which belongs to events.'
      await expect(store.promote('shop', 'a1')).rejects.toThrow(refusal)
      const canary = { percent: 10, promoteAfterMs: null }
      await expect(store.canary('shop', 'a1', canary)).rejects.toThrow(refusal)
      expect(builds()).toEqual({ events: 'a1', shop: 'b2' })
      await store.promote('shop', 'a1', { override: 'The agenda moves into the shop.' })
      expect(builds()).toEqual({ events: 'a1', shop: 'a1' })
    })

    it('leaves a pinned remote as it is until it is unpinned, except that it can be rolled back', async () => {
      await live('news', 'a1')
      await live('news', 'b2')
      await addBuild('news', 'c3')
      await store.pin('news', { by: 'ana', reason: 'the fair' })
      const refusal = /news is pinned to b2 since .* by ana: the fair\. Unpin it first\./
      await expect(store.promote('news', 'c3')).rejects.toThrow(refusal)
      await expect(store.canary('news', 'c3', { percent: 5, promoteAfterMs: null })).rejects.toThrow(refusal)
      await store.promote('news', 'a1', { action: 'rollback' })
      await store.unpin('news', { by: 'ana' })
      await store.promote('news', 'c3')
      expect(builds()).toEqual({ news: 'c3' })
      await expect(store.unpin('news', {})).rejects.toThrow('news is not pinned.')
    })

    it('says who changed what, and why', async () => {
      await addBuild('news', 'a1')
      await store.promote('news', 'a1', { by: 'ana', reason: 'new layout', override: 'known contrast' })
      const reasons = { action: 'promote', by: 'ana', reason: 'new layout', override: 'known contrast' }
      expect((await store.journal()).at(-1)).toMatchObject(reasons)
      expect(store.live().change).toMatchObject(reasons)
    })

    it('records the verdict of the gate, and never replaces a pass or a refusal by an inconclusive one', async () => {
      await addBuild('news', 'a1')
      expect(await store.verdict('news', 'a1')).toBeUndefined()
      const refusals = [{ gate: 'browser', reason: 'The api does not respond.' }]
      const at = '2027-01-01T00:00:00.000Z'
      const about = { remote: 'news', build: 'a1', at, against: {} }
      const untried: Verdict = { ...about, outcome: 'inconclusive', refusals }
      await store.recordVerdict(untried)
      expect(await store.verdict('news', 'a1')).toEqual(untried)
      for (const verdict of [
        { ...about, outcome: 'refused', refusals },
        { ...about, outcome: 'passed', refusals: [] },
      ] satisfies Verdict[]) {
        await store.recordVerdict(verdict)
        await store.recordVerdict(untried)
        expect(await store.verdict('news', 'a1')).toEqual(verdict)
      }
    })

    it('stores the pictures that a verdict names, until another verdict replaces it or the build leaves', async () => {
      await addBuild('news', 'a1')
      const files = ['live', 'tried', 'unnamed'].map((text) => Buffer.from(text))
      const pictures = new Map(files.map((bytes) => [pictureName(bytes), bytes]))
      const [live = '', tried = '', unnamed = ''] = pictures.keys()
      const shown = { address: '/', view: 'on a desktop', width: 1440, height: 844, live, tried }
      const about = { remote: 'news', build: 'a1', at: '2027-01-01T00:00:00.000Z', against: {} }
      const refusals = [{ gate: 'walk', reason: 'It shows other dates.', pictures: shown }]
      const refused: Verdict = { ...about, outcome: 'refused', refusals }
      const stored = () => Promise.all([...pictures.keys()].map((name) => store.picture('news', 'a1', name)))
      const whole = ['live', 'tried'].map((text) => `data:image/jpeg;base64,${btoa(text)}`)
      const record = () => store.recordVerdict(refused, pictures)

      await record()
      expect(await store.verdict('news', 'a1')).toEqual(refused)
      expect(await stored()).toEqual([...whole, undefined])
      // The same again, and one that is not recorded.
      await record()
      await store.recordVerdict({ ...about, outcome: 'inconclusive', refusals: [] })
      expect(await stored()).toEqual([...whole, undefined])

      await store.recordVerdict({ ...about, outcome: 'passed', refusals: [] })
      expect(await stored()).toEqual([undefined, undefined, undefined])

      await record()
      await store.remove('news', 'a1')
      expect(await stored()).toEqual([undefined, undefined, undefined])
      expect(await store.picture('news', 'a1', unnamed)).toBeUndefined()
    })

    it('loses no promotion when two teams promote ten builds each at once, from processes of their own', async () => {
      const teams = ['careers', 'news']
      const tenBuilds = Array.from({ length: 10 }, (_, nth) => `b${nth}`)
      for (const team of teams) for (const build of tenBuilds) await addBuild(team, build)
      await store.refresh()
      const published = store.live().revision
      const script = join(import.meta.dirname, 'promote-in-turn.ts')
      const exits = teams.map(async (team) => {
        const child = spawn(process.execPath, [script, team, ...tenBuilds], {
          stdio: 'inherit',
          env: { ...process.env, ...env },
        })
        return (await once(child, 'exit'))[0] as unknown
      })
      expect(await Promise.all(exits)).toEqual([0, 0])
      await store.refresh()
      expect(builds()).toEqual({ careers: 'b9', news: 'b9' })
      expect(store.live().revision - published).toBe(20)
      const journal = (await store.journal()).filter(({ action }) => action === 'promote')
      for (const team of teams)
        expect(journal.filter(({ remote }) => remote === team).map(({ build }) => build)).toEqual(tenBuilds)
    })

    it('Promise 25: pools what shells have seen, each with a file that it alone writes, and one key for all', async () => {
      const [first, second] = [store.evidence, (await openStore(readSettings(env))).evidence]
      const keys = await Promise.all([first.key(), second.key(), first.key()])
      expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)

      const seen = (at: number) => ({ at, evidence: { news: { a1: noEvidence() } }, votes: [] })
      const written = [first.write('s1', seen(1), true), second.write('s2', seen(2), true)]
      expect(await Promise.all(written)).toEqual([true, true])
      expect(await first.write('s1', seen(3), false)).toBe(true)
      expect(await second.read()).toEqual(
        new Map([
          ['s1', seen(3)],
          ['s2', seen(2)],
        ]),
      )
    })

    it('Promise 25: counts what an ended shell has seen once, whichever shell adopts it', async () => {
      const seen = { at: 1, evidence: { news: { a1: noEvidence() } }, votes: [] }
      await store.evidence.write('ended', seen, true)
      const others = await Promise.all(Array.from({ length: 4 }, () => openStore(readSettings(env))))
      const adopted = await Promise.all(others.map(({ evidence }) => evidence.adopt('ended')))
      expect(adopted.filter((found) => found !== undefined)).toEqual([seen])
      expect(await store.evidence.read()).toEqual(new Map())
      // A shell that was only slow must not write again, or its counts would be added twice.
      expect(await store.evidence.write('ended', seen, false)).toBe(false)
    })
  })
}
