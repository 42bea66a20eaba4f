import type { PageHandle, SocialCard } from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import { expect, it } from 'vitest'
import { pageOfCard, socialCardOf } from './social-card.ts'

const testSite = { name: 'Weave', publicUrl: 'https://weave.test' } as Site
const card: SocialCard = { title: 'A title', kind: 'News' }
const context = { params: {}, search: new URLSearchParams(), site: testSite }

function handleOf(meta: Partial<ReturnType<PageHandle['meta']>>, own: Partial<PageHandle> = {}): PageHandle {
  return {
    chunk: 'page',
    searchParams: [],
    meta: () => ({ title: 'Page', description: '', ...meta }),
    ...own,
  }
}
const found = (handle: PageHandle, path = '/') => socialCardOf(handle, context, undefined, path)

it.each(['/', '/articles/16-rimba', '/articles?category=3', '/about-us'])(
  'the address of the card of %s leads back to the page',
  async (path) => {
    const { address = '' } = (await found(handleOf({ canonical: path }))) ?? {}
    expect(address).toMatch(/^\/social-cards\/.+\.jpg\?.*v=\w{13}$/)
    expect(pageOfCard(new URL(address, testSite.publicUrl))).toBe(path)
  },
)

it('the address changes with what the card says', async () => {
  const addressOf = async (own: Partial<SocialCard>) =>
    (await found(handleOf({}, { card: async () => ({ ...card, ...own }) })))?.address
  const all = [{}, { title: 'A longer title' }, { details: 'Today' }, { focus: { x: 1, y: 2 } }]
  const addresses = await Promise.all([...all, {}].map(addressOf))
  expect(new Set(addresses).size).toBe(all.length)
})

it('a page that says nothing of a card has one with its title', async () => {
  expect((await found(handleOf({ title: 'Events' })))?.card).toEqual({ title: 'Events', kind: testSite.name })
})

it.each<[string, PageHandle]>([
  ['search engines must not show', handleOf({ noIndex: true })],
  ['names a picture itself', handleOf({ image: '/own.jpg' })],
  ['has no card', handleOf({}, { card: async () => undefined })],
  ['fails to say what its card shows', handleOf({}, { card: () => Promise.reject(new Error('no chunk')) })],
])('a page that %s has none of its own', async (_what, handle) => {
  expect(await found(handle)).toBeUndefined()
})
