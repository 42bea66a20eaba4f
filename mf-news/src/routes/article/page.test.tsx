// @vitest-environment happy-dom

import { ApiError } from '@anyam/data'
import { readIn } from '@anyam/federation'
import type { ArticleCard, ArticleDetail } from '@arunika/contracts'
import { type ApiResponses, renderPage, testSite } from '@arunika/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'
import { articleHandle } from './handle.ts'

const KEY = '/api/articles/7?view=cards'

const fields = {
  date: '2026-11-21',
  hashtags: '#games#art',
  featured_image_path: null,
  featured_image: null,
  categories: [{ id: 1, name: 'Studio' }],
}
const card = (id: number): ArticleCard => ({ ...fields, id, title: `Story ${id}`, excerpt: '' })
const detail = (related: number): ArticleDetail => ({
  article: { ...fields, id: 7, title: 'A launch', content: '<p>We <b>launched</b> &amp; slept.</p>' },
  relatedArticles: Array.from({ length: related }, (_, index) => card(index + 20)),
})
const showArticle = (responses: ApiResponses) => renderPage(routes, '/articles/7', responses)

describe('an article', () => {
  test('shows date, title, byline, body, hashtags and a fallback picture', async () => {
    const { container } = showArticle({ [KEY]: detail(0) })
    expect(await screen.findByRole('heading', { level: 1, name: 'A launch' })).toBeDefined()
    expect(screen.getByText('November 21, 2026')).toBeDefined()
    expect(screen.getByText('By Arunika Editorial')).toBeDefined()
    expect((await screen.findByText('launched')).tagName).toBe('B')
    expect(screen.getByText('#games')).toBeDefined()
    expect(container.querySelectorAll('article picture')).toHaveLength(1)
  })

  test('keeps the focus point in every crop of a picture: its own and those of its cards', async () => {
    const picture = {
      featured_image_path: 'articles/a-1600.webp',
      featured_image: { width: 1600, height: 900, srcset: '', focus: { x: 20, y: 80 } },
    }
    const { article, relatedArticles } = detail(8)
    const { container } = showArticle({
      [KEY]: {
        article: { ...article, ...picture },
        relatedArticles: relatedArticles.map((related) => ({ ...related, ...picture })),
      },
    })
    await screen.findByRole('heading', { name: 'Related Content' })
    const crops = [...container.querySelectorAll('img')].map(({ style }) => style.objectPosition)
    expect(crops.length).toBeGreaterThan(5)
    expect(new Set(crops)).toEqual(new Set(['20% 80%']))
  })

  test('has no Related Content with three related articles', async () => {
    showArticle({ [KEY]: detail(3) })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('heading', { name: 'Related Content' })).toBeNull()
  })

  test('has Related Content and, with eight related articles, a slider from the sixth on', async () => {
    showArticle({ [KEY]: detail(8) })
    expect(await screen.findByRole('heading', { name: 'Related Content' })).toBeDefined()
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))
    const related = links.filter((href) => href?.startsWith('/articles/'))
    expect(related).toEqual([20, 21, 22, 23, 25, 26, 27].map((id) => `/articles/${id}`))
  })

  test('is refreshed every ten seconds, while its related articles stay those of the first response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    const first = detail(4)
    const responses: ApiResponses = { [KEY]: first }
    showArticle(responses)
    await pass(50)
    responses[KEY] = {
      article: { ...first.article, title: 'A second launch' },
      relatedArticles: [card(99), ...first.relatedArticles],
    }
    await pass(10_000)
    expect(screen.getByRole('heading', { level: 1, name: 'A second launch' })).toBeDefined()
    expect(screen.getByRole('link', { name: /Story 20/ })).toBeDefined()
    expect(screen.queryByRole('link', { name: /Story 99/ })).toBeNull()
  })

  test('that is missing says so and leads back to the news', async () => {
    showArticle({})
    expect(await screen.findByRole('heading', { level: 1, name: 'This article is not here' })).toBeDefined()
    const back = screen.getByRole('link', { name: 'Back to all news' })
    expect(back.getAttribute('href')).toBe('/articles')
  })

  test('that cannot be had now offers to try again', async () => {
    showArticle({ [KEY]: new ApiError(0, {}) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})

test('search engines and messengers get the article as news', async () => {
  const found = { ...detail(0), updatedAt: '2026-11-22T03:00:00.000Z' }
  found.article.featured_image_path = 'articles/a-1600.webp'
  found.article.featured_image = { width: 1600, height: 900, srcset: '', focus: { x: 20, y: 80 } }
  const context = { params: { id: '7' }, search: new URLSearchParams(), site: testSite, read: readIn([]) }
  const meta = articleHandle.meta(context, found)
  expect(meta).toMatchObject({
    title: 'A launch',
    type: 'article',
    description: 'We launched & slept.',
  })
  expect(await articleHandle.card?.(context, found)).toEqual({
    title: 'A launch',
    kind: 'News · Studio',
    details: 'November 21, 2026',
    picture: '/uploads/articles/a-1600.webp',
    focus: { x: 20, y: 80 },
  })
  expect(meta.jsonLd?.[0]).toMatchObject({
    '@type': 'NewsArticle',
    datePublished: '2026-11-21T00:00:00+07:00',
    dateModified: '2026-11-22T03:00:00.000Z',
    image: ['https://arunika.test/uploads/articles/a-1600.webp'],
    mainEntityOfPage: 'https://arunika.test/articles/7',
  })
})

test('an Indonesian page has the translation, else the English text with a notice, and says so to search engines', async () => {
  const key = `${KEY}&language=id`
  const notice = 'Artikel ini baru tersedia dalam bahasa Inggris.'
  const english = renderPage(routes, '/articles/7', { [key]: detail(0) }, 'id')
  expect((await screen.findByRole('heading', { level: 1, name: 'A launch' })).lang).toBe('en')
  expect(screen.getByText(notice)).toBeDefined()
  english.unmount()

  const found = detail(0)
  Object.assign(found.article, { title: 'Peluncuran', language: 'id' })
  found.languages = ['en', 'id']
  renderPage(routes, '/articles/7', { [key]: found }, 'id')
  expect((await screen.findByRole('heading', { level: 1, name: 'Peluncuran' })).lang).toBe('')
  expect(screen.queryByText(notice)).toBeNull()

  const site = { ...testSite, language: 'id' as const }
  const context = { params: { id: '7' }, search: new URLSearchParams(), site, read: readIn([]) }
  const meta = articleHandle.meta(context, found)
  expect(meta).toMatchObject({ title: 'Peluncuran', contentLanguages: ['en', 'id'] })
  expect(meta.jsonLd?.[0]).toMatchObject({
    inLanguage: 'id',
    mainEntityOfPage: 'https://arunika.test/id/articles/7',
  })
  expect(articleHandle.meta(context, detail(0)).contentLanguages).toEqual(['en'])
})

test('an article with a slug has one canonical address, and its texts for search engines', () => {
  const found = detail(0)
  found.article.slug = 'a-launch'
  found.article.byline = 'Dewi Kartika'
  found.article.seo = { title: 'We launched', description: 'At last.' }
  const context = { params: { id: '7' }, search: new URLSearchParams(), site: testSite, read: readIn([]) }
  expect(articleHandle.meta(context, found)).toMatchObject({
    title: 'We launched',
    description: 'At last.',
    canonical: '/articles/7-a-launch',
  })
})

test('the slug after the number is not part of the request', async () => {
  renderPage(routes, '/articles/7-a-launch', { [KEY]: detail(0) })
  expect(await screen.findByRole('heading', { level: 1, name: 'A launch' })).toBeDefined()
})
