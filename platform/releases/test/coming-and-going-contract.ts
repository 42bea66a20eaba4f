import { readSettings } from '@anyam/server/env'
import { beforeEach, describe, expect, it } from 'vitest'
import { collectGarbage } from '../src/collect-garbage.ts'
import { candidateOf } from '../src/gate/candidate.ts'
import { paths } from '../src/gate/paths.ts'
import { goLive } from '../src/go-live.ts'
import { openStore } from '../src/open-store.ts'
import { redirectFor, redirectsOf } from '../src/redirects.ts'
import { rollback } from '../src/rollback.ts'
import { status } from '../src/status.ts'
import type { ReleaseStore } from '../src/store.ts'
import { storeBuild } from './builds.ts'
import { gateSettings, gateSite } from './gate-site.ts'

/**
 * Tests of retired remotes, redirects and handovers, for any backend of the store.
 * @param prepare returns the environment variables of a new, empty store
 */
export function describeComingAndGoing(where: string, prepare: () => Promise<Record<string, string>>): void {
  describe(`in ${where}`, () => {
    let store: ReleaseStore
    const BUDGET = { html: 1, script: 1, ms: 100 }

    beforeEach(async () => {
      store = await openStore(readSettings(await prepare()))
      const nav = [
        { label: 'News', to: '/news', position: 1 },
        { label: 'Archive', to: '/archive', position: 2 },
      ]
      await live('home', 'a1', ['/'], { uses: ['teaser'] })
      await live('news', 'a1', ['/news', '/archive'], { nav })
      await live('events', 'a1', ['/events'], { slots: { teaser: BUDGET } })
      await live('admin', 'a1', ['/admin'])
    })

    const add = (remote: string, build: string, owns: string[], manifest: object = {}) =>
      storeBuild(store, { remote, build, owns, manifest })

    async function live(remote: string, build: string, owns: string[], manifest: object = {}) {
      await add(remote, build, owns, manifest)
      await store.promote(remote, build)
    }

    const owned = () =>
      Object.fromEntries(Object.entries(store.live().remotes).map(([remote, { owns }]) => [remote, owns]))
    const lines = async () => (await store.journal()).map(({ action, remote }) => `${action} ${remote}`)
    const back = (remote: string, build?: string) => rollback(store, { remote, build }, { by: 'ben' })
    const rejection = (code: string, message: string) => expect.objectContaining({ code, message })

    describe('a remote that is retired', () => {
      it('has no paths, canary or pages any more, but its builds, and a rollback brings all of it back', async () => {
        await add('news', 'b2', ['/news', '/archive'])
        await store.promote('news', 'b2')
        await add('news', 'c3', ['/news', '/archive'])
        await store.canary('news', 'c3', { percent: 5, promoteAfterMs: null })
        const before = store.live().remotes
        await store.retire('news', { by: 'ana', reason: 'the magazine has ended' })
        expect(owned()).not.toHaveProperty('news')
        expect(store.live().canaries).toEqual({})
        expect((await store.journal()).at(-1)).toMatchObject({
          ...{ action: 'retire', remote: 'news', build: 'b2', by: 'ana', reason: 'the magazine has ended' },
        })
        expect(await status(store)).toContainEqual(
          expect.objectContaining({ remote: 'news', retired: expect.stringContaining('by ana at') }),
        )
        expect(await back('news')).toEqual({ build: 'b2', previous: undefined })
        expect(store.live().remotes).toEqual(before)
        expect(store.live().retired).toEqual({})
        expect((await lines()).slice(-2)).toEqual(['retire news', 'rollback news'])
        expect(await back('news')).toMatchObject({ build: 'a1' })
      })

      it('stays away however often the product starts, until it is brought back', async () => {
        await add('news', 'b2', ['/news'])
        await store.retire('news', { by: 'ana' })
        await goLive(store, { remote: 'news', build: 'b2', checkout: 'here' })
        expect(owned()).not.toHaveProperty('news')
        const retired = rejection(
          'remote_retired',
          expect.stringMatching(/^news was retired at .* by ana\. Roll it back/),
        )
        await expect(store.promote('news', 'b2', { override: 'as I know' })).rejects.toEqual(retired)
        await expect(store.canary('news', 'b2', { percent: 5, promoteAfterMs: null })).rejects.toEqual(
          retired,
        )
        await expect(store.retire('news', {})).rejects.toEqual(retired)
      })

      it('keeps the build that brings it back, however old it is', async () => {
        await store.retire('news', {})
        const years = new Date(Date.now() + 1000 * 24 * 3600_000)
        expect(await collectGarbage(store, years)).toEqual([])
      })

      it('is refused in a sentence if the site or another remote needs it', async () => {
        await expect(store.retire('shop', {})).rejects.toEqual(
          rejection('remote_not_found', 'The site has no remote shop that is live.'),
        )
        await expect(store.retire('admin', { override: 'yes' })).rejects.toEqual(
          rejection('remote_needed', 'admin has the back-office, where the site is administered.'),
        )
        await expect(store.retire('home', {})).rejects.toEqual(
          rejection('remote_needed', 'home has the home page: say where it leads, --redirect /=<path>.'),
        )
        await expect(store.retire('events', {})).rejects.toEqual(
          rejection(
            'slots_needed',
            'home shows the slot teaser of events: release it without, or pass --force "<reason>".',
          ),
        )
        await store.retire('events', { override: 'its place stays empty' })
        await store.retire('home', { redirects: { '/': '/news' } })
        await expect(store.retire('news', {})).rejects.toEqual(
          rejection('remote_needed', 'news is the last remote with pages for visitors.'),
        )
        await store.pin('news', { reason: 'the fair' })
        await expect(store.retire('news', {})).rejects.toThrow('news is pinned to a1')
      })

      it('does not come back to paths that another remote has by then', async () => {
        await store.retire('news', {})
        await live('stories', 'a1', ['/news'])
        await expect(back('news')).rejects.toEqual(
          rejection('path_taken', 'news claims /news, which belongs to stories.'),
        )
      })
    })

    describe('redirects', () => {
      const redirect = (pathname: string) => redirectFor(redirectsOf(store.live()), pathname)

      it('lead from one address, or from all below with what follows, the most precise first', async () => {
        const redirects = { '/news': '/events', '/news/*': '/events/*', '/news/old/*': '/events/then' }
        await store.retire('news', { redirects })
        expect(
          ['/news', '/news/', '/news/1', '/news/old/1', '/newsletter', '/archive'].map(redirect),
        ).toEqual([...['/events', '/events', '/events/1', '/events/then', undefined, undefined]])
        await back('news')
        expect(redirect('/news')).toBeUndefined()
      })

      it.each([
        [{ '/events': '/' }, '/events is no address of news.'],
        [{ '/news': '/nowhere' }, '/news leads to /nowhere, which no remote has.'],
        [{ '/news': '/archive' }, '/news leads to /archive, which no remote has.'],
        [{ '/news': '/events/*' }, '/news is one address and cannot lead to /events/*.'],
      ])('%o are refused', async (redirects, message) => {
        await expect(store.retire('news', { redirects })).rejects.toEqual(
          rejection('redirect_invalid', message),
        )
        expect(owned()).toHaveProperty('news')
      })

      it('do not lead on to each other, but what follows later may lead on', async () => {
        await add('events', 'b2', ['/events', '/archive'], { slots: { teaser: BUDGET } })
        const redirects = { '/news/old': '/archive', '/archive': '/events' }
        await expect(
          store.handOver('events', 'b2', { path: '/archive', from: 'news', redirects }),
        ).rejects.toEqual(
          rejection('redirect_invalid', '/news/old leads to /archive, which is redirected itself.'),
        )
        await store.retire('news', { redirects: { '/news': '/events' } })
        await store.retire('events', { redirects: { '/events': '/' }, override: 'gone' })
        expect(['/news', '/events'].map(redirect)).toEqual(['/events', '/'])
      })
    })

    describe('a path that is handed over', () => {
      const handOver = (build: string, path = '/archive', from = 'news', redirects = {}) =>
        store.handOver('events', build, { path, from, redirects, by: 'ana' })

      beforeEach(() => add('events', 'b2', ['/events', '/archive'], { slots: { teaser: BUDGET } }))

      it('changes hands in one step, with its menu entry, and back in one step', async () => {
        await store.refresh()
        const before = store.live()
        expect(await handOver('b2', '/archive', 'news', { '/news/old/*': '/archive/*' })).toBe('a1')
        expect(store.live().revision).toBe(before.revision + 1)
        expect(owned()).toMatchObject({ news: ['/news'], events: ['/events', '/archive'] })
        expect(store.live().remotes.news?.nav?.map(({ label }) => label)).toEqual(['News'])
        expect(redirectFor(redirectsOf(store.live()), '/news/old/1')).toBe('/archive/1')
        expect((await store.journal()).at(-1)).toMatchObject({
          ...{
            action: 'handover',
            remote: 'events',
            build: 'b2',
            previous: 'a1',
            path: '/archive',
            from: 'news',
          },
          redirects: { '/news/old/*': '/archive/*' },
        })
        expect(await back('events')).toEqual({ build: 'a1', previous: 'b2' })
        expect(store.live().revision).toBe(before.revision + 2)
        expect(store.live().remotes).toMatchObject(before.remotes)
        expect(redirectsOf(store.live())).toEqual({})
      })

      it('stays where it is whatever the other remote releases or rolls back to', async () => {
        await handOver('b2')
        await live('news', 'b2', ['/news', '/archive'])
        expect(owned().news).toEqual(['/news'])
        await back('news')
        expect(owned()).toMatchObject({ news: ['/news'], events: ['/events', '/archive'] })
        // The build's claim counts again once the path is back.
        await back('events')
        expect(owned().news).toEqual(['/news', '/archive'])
      })

      it('goes to a remote that is new, which leaves again with the rollback', async () => {
        await add('shop', 'a1', ['/archive'])
        await store.handOver('shop', 'a1', { path: '/archive', from: 'news', by: 'ana' })
        expect(owned()).toMatchObject({ news: ['/news'], shop: ['/archive'] })
        expect(await back('shop')).toEqual({ build: undefined, previous: 'a1' })
        expect(owned()).toMatchObject({ news: ['/news', '/archive'] })
        expect(owned()).not.toHaveProperty('shop')
      })

      it('continues to a third remote and back', async () => {
        await handOver('b2')
        await add('home', 'b2', ['/', '/archive'], { uses: ['teaser'] })
        await store.handOver('home', 'b2', { path: '/archive', from: 'events' })
        expect(owned()).toMatchObject({ home: ['/', '/archive'], events: ['/events'], news: ['/news'] })
        await store.handOver('news', 'a1', { path: '/archive', from: 'home' })
        expect(owned()).toMatchObject({ home: ['/'], events: ['/events'], news: ['/news', '/archive'] })
      })

      it('may be below the paths of the remote that has it', async () => {
        await add('events', 'c3', ['/events', '/news/live'], { slots: { teaser: BUDGET } })
        await handOver('c3', '/news/live')
        expect(owned()).toMatchObject({ news: ['/news', '/archive'], events: ['/events', '/news/live'] })
      })

      it('does not go back to a remote that was released without it', async () => {
        await handOver('b2')
        await live('news', 'c3', ['/news'])
        await expect(back('events')).rejects.toEqual(
          rejection(
            'path_not_claimed',
            expect.stringMatching(/^news handed \/archive over to events at .*no page for it/),
          ),
        )
        expect(owned().events).toEqual(['/events', '/archive'])
      })

      it('is refused in a sentence, with nothing changed', async () => {
        await store.refresh()
        const { revision } = store.live()
        const refusals: [() => Promise<unknown>, string, string][] = [
          [
            () => handOver('b2', '/archive', 'shop'),
            'remote_not_found',
            'The site has no remote shop that is live.',
          ],
          [() => handOver('b2', '/archive', 'home'), 'path_taken', '/archive belongs to news, not to home.'],
          [() => handOver('b2', '/void', 'news'), 'path_taken', '/void belongs to no remote, not to news.'],
          [() => handOver('b2', '/events', 'events'), 'path_taken', 'events has /events already.'],
          [
            () => handOver('b2', '/news', 'news'),
            'path_not_claimed',
            'events b2 does not claim /news: add it to federation.owns, and publish that build.',
          ],
          [
            () => handOver('b2', '/archive', 'news', { '/elsewhere': '/archive' }),
            'redirect_invalid',
            '/elsewhere is no address of news.',
          ],
        ]
        for (const [attempt, code, message] of refusals)
          await expect(attempt()).rejects.toEqual(rejection(code, message))
        await add('events', 'c3', ['/events', '/archive', '/'])
        await expect(handOver('c3')).rejects.toThrow('events claims /, which belongs to home.')
        await add('events', 'd4', ['/events', '/archive'])
        await expect(handOver('d4')).rejects.toThrow('no longer offers the slot teaser')
        await store.refresh()
        expect(store.live().revision).toBe(revision + 2)
      })

      it('can be seen with its build before, and nowhere else', async () => {
        const { remotes } = await store.previewSet('events', 'b2')
        expect(remotes).toMatchObject({
          events: { build: 'b2', owns: ['/events', '/archive'] },
          news: { owns: ['/news'] },
        })
        expect(remotes.events).not.toHaveProperty('fallback')
        expect(owned()).toMatchObject({ events: ['/events'], news: ['/news', '/archive'] })
      })

      it('is no collision for the gate that was told of it, and for any other check it is', async () => {
        const options = {
          root: '.',
          site: gateSite,
          settings: gateSettings,
        }
        const checked = async (handover?: { path: string; from: string }) => {
          const candidate = await candidateOf(store, 'events', 'b2', { ...options, handover })
          return paths({ ...candidate, manifest: { ...candidate.manifest, routes: ['/events', '/archive'] } })
        }
        expect(await checked()).toContain('It claims /archive, which belongs to news.')
        expect(await checked({ path: '/archive', from: 'news' })).toEqual([])
        await expect(store.promote('events', 'b2')).rejects.toThrow(
          'events claims /archive, which belongs to news.',
        )
      })
    })
  })
}
