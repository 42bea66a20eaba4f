// @vitest-environment happy-dom

import { ApiError } from '@anyam/data'
import { readIn } from '@anyam/federation'
import type { ArticlePage } from '@arunika/contracts'
import { type ApiResponses, renderPage, testSite } from '@arunika/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'
import { testCard } from '../../features/articles/test-card.ts'
import { articlesHandle } from './handle.ts'

const LIST = '/api/articles?view=cards&limit=17'

const articles = (count: number) => Array.from({ length: count }, (_, index) => testCard(index + 1))
const showList = (responses: ApiResponses) => renderPage(routes, '/articles', responses)
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the news list', () => {
  test('shows the first article as headline with HOT!, its categories, 150 characters and Read More', async () => {
    showList({ [LIST]: [testCard(1, { excerpt: 'x'.repeat(200) })] })
    const headline = within(await screen.findByRole('article'))
    expect(headline.getByText('HOT!')).toBeDefined()
    expect(headline.getByText('Studio')).toBeDefined()
    expect(headline.getByText(`${'x'.repeat(150)}…`)).toBeDefined()
    const more = headline.getByRole('link', { name: /^Read More/ })
    expect(more.getAttribute('href')).toBe('/articles/1')
  })

  test('links every article, and cuts the titles of the slider at 30 characters', async () => {
    const list = articles(9).map((card) => ({ ...card, title: `${'A long title, '.repeat(4)}${card.id}` }))
    showList({ [LIST]: list })
    await waitFor(() => {
      for (const { id } of list) expect(links()).toContain(`/articles/${id}`)
    })
    expect(screen.getAllByText('A long title, A long title, A…')).toHaveLength(4)
  })

  test('heads the older news with MORE NEWS, without the marks of the description', async () => {
    showList({ [LIST]: articles(9) })
    expect(await screen.findByRole('heading', { name: 'MORE NEWS' })).toBeDefined()
  })

  test('says so when there is no news yet', async () => {
    showList({ [LIST]: [] })
    expect(await screen.findByRole('heading', { name: 'No news yet' })).toBeDefined()
  })

  test('tells of a failure and tries again on request', async () => {
    const responses: ApiResponses = { [LIST]: new ApiError(503, {}) }
    showList(responses)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    responses[LIST] = articles(1)
    await userEvent.click(retry)
    expect(await screen.findByText('HOT!')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the news list in Indonesian', () => {
  test('has translated articles in Indonesian, and says of each text of the others that it is in English', async () => {
    const translated = { title: 'Peluncuran', excerpt: 'Pendek.', language: 'id' } as const
    const list = [testCard(1, translated), testCard(2), testCard(3, { title: 'Rilis', language: 'id' })]
    renderPage(routes, '/articles', { [`${LIST}&language=id`]: list }, 'id')
    await screen.findByRole('heading', { name: 'Rilis' })
    const languageOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[lang]')?.lang
    expect(['Peluncuran', 'Pendek.', 'Rilis'].map(languageOf)).toEqual(['id', 'id', 'id'])
    expect(['Story 2', 'Short.'].map(languageOf)).toEqual(['en', 'en'])
  })

  test('leads to a feed in Indonesian', () => {
    const site = { ...testSite, language: 'id' as const }
    const { feed } = articlesHandle.meta(
      { params: {}, search: new URLSearchParams(), site, read: readIn([]) },
      undefined,
    )
    expect(feed?.path).toBe('/id/articles/feed.xml')
  })
})

test('an api without feeds is announced none', () => {
  const site = { ...testSite, isOnlySpecified: true }
  const context = { params: {}, search: new URLSearchParams(), site, read: readIn([]) }
  expect(articlesHandle.meta(context, undefined).feed).toBeUndefined()
})

describe('news that arrives while the list is open', () => {
  afterEach(() => {
    vi.useRealTimers()
    window.scrollTo(0, 0)
  })

  async function showThenPublish() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const responses: ApiResponses = { [LIST]: articles(3) }
    showList(responses)
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    await wait(50)
    return {
      wait,
      publish: async () => {
        responses[LIST] = [testCard(99), ...articles(3)]
        await wait(10_000)
      },
    }
  }

  test('shows within ten seconds to a reader at the top', async () => {
    const { publish } = await showThenPublish()
    await publish()
    expect(screen.getByRole('heading', { name: 'Story 99' })).toBeDefined()
  })

  test('waits for a reader further down, who is notified', async () => {
    const { publish } = await showThenPublish()
    Object.defineProperty(window, 'scrollY', { value: 900, configurable: true })
    await publish()
    expect(screen.queryByRole('heading', { name: 'Story 99' })).toBeNull()
    act(() => screen.getByRole('button', { name: 'There is news. Show it' }).click())
    expect(screen.getByRole('heading', { name: 'Story 99' })).toBeDefined()
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  })
})

describe('the archive', () => {
  const TOPICS = '/api/articles/topics'
  const topics = {
    categories: [{ id: 3, name: 'Studio', articles: 60 }],
    hashtags: [{ name: 'games', articles: 7 }],
  }
  const page = (own: Partial<ArticlePage> = {}): ArticlePage => ({
    articles: articles(24),
    total: 60,
    page: 1,
    pages: 3,
    ...own,
  })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

  test('shows a page of articles with whole titles, and links to the other pages', async () => {
    const long = testCard(1, { title: 'A title of more than thirty characters, whole' })
    const responses = {
      '/api/articles?view=page&page=2': page({ page: 2, articles: [long] }),
      [TOPICS]: topics,
    }
    renderPage(routes, '/articles?page=2', responses)
    expect(await screen.findByRole('heading', { level: 1, name: 'Archive' })).toBeDefined()
    expect(await screen.findByRole('link', { name: long.title })).toBeDefined()
    expect(screen.getByText('60 articles, page 2.')).toBeDefined()
    expect([hrefOf('Newer'), hrefOf('Older')]).toEqual(['/articles?page=1', '/articles?page=3'])
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  })

  test('narrows by topic from where the reader is, and says what is on', async () => {
    const responses = { '/api/articles?view=page&category=3&q=film': page(), [TOPICS]: topics }
    renderPage(routes, '/articles?category=3&q=film', responses)
    expect(await screen.findByText('60 articles in Studio for “film”.')).toBeDefined()
    expect(hrefOf('Studio')).toBe('/articles?q=film')
    expect(hrefOf('#games')).toBe('/articles?category=3&hashtag=games&q=film')
    expect(screen.getByRole('link', { name: 'Studio' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('searchbox', { name: 'Search the news' })).toHaveProperty('value', 'film')
  })

  test('is where a search leads, with the words in the address', async () => {
    const found = page({ articles: articles(1), total: 1, pages: 1 })
    const responses = { [LIST]: articles(6), [TOPICS]: topics, '/api/articles?view=page&q=open+house': found }
    const { router } = renderPage(routes, '/articles', responses)
    await userEvent.type(await screen.findByRole('searchbox'), 'open house{Enter}')
    expect(await screen.findByText('1 article for “open house”.')).toBeDefined()
    expect(router.state.location.search).toBe('?q=open+house')
  })

  test('says so when nothing is found, and when it cannot be had', async () => {
    const none = page({ articles: [], total: 0, pages: 0 })
    renderPage(routes, '/articles?q=xyz', { '/api/articles?view=page&q=xyz': none })
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeDefined()
    renderPage(routes, '/articles?page=1', { '/api/articles?view=page': new ApiError(503, {}) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
