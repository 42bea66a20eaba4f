// @vitest-environment happy-dom
import { ApiError } from '@arunika/shared/api-client'
import type { ArticleCard } from '@arunika/shared/contracts'
import { type Answers, renderPage } from '@arunika/shared/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'

const LIST = '/api/articles?view=cards'

const article = (id: number, own: Partial<ArticleCard> = {}): ArticleCard => ({
  id,
  title: `Story ${id}`,
  date: '2026-11-21',
  hashtags: '',
  featured_image_path: null,
  featured_image: null,
  categories: [{ id: 1, name: 'Studio' }],
  excerpt: 'Short.',
  ...own,
})

const articles = (count: number) => Array.from({ length: count }, (_, place) => article(place + 1))
const showList = (answers: Answers) => renderPage(routes, '/articles', answers)
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the news list', () => {
  test('shows the first article as headline with HOT!, its categories, 150 characters and Read More', async () => {
    showList({ [LIST]: [article(1, { excerpt: 'x'.repeat(200) })] })
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
    await screen.findByRole('heading', { name: "MORE NEWS''" })
    for (const { id } of list) expect(links()).toContain(`/articles/${id}`)
    expect(screen.getAllByText('A long title, A long title, A…')).toHaveLength(4)
  })

  test('says so when there is no news yet', async () => {
    showList({ [LIST]: [] })
    expect(await screen.findByRole('heading', { name: 'No news yet' })).toBeDefined()
  })

  test('tells of a failure and tries again on request', async () => {
    const answers: Answers = { [LIST]: new ApiError(503, {}) }
    showList(answers)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answers[LIST] = articles(1)
    await userEvent.click(retry)
    expect(await screen.findByText('HOT!')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('news that arrives while the list is open', () => {
  afterEach(() => {
    vi.useRealTimers()
    window.scrollTo(0, 0)
  })

  async function showThenPublish() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answers: Answers = { [LIST]: articles(3) }
    showList(answers)
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
    await wait(50)
    return {
      wait,
      publish: async () => {
        answers[LIST] = [article(99), ...articles(3)]
        await wait(10_000)
      },
    }
  }

  test('shows within ten seconds to a reader at the top', async () => {
    const { publish } = await showThenPublish()
    await publish()
    expect(screen.getByRole('heading', { name: 'Story 99' })).toBeDefined()
  })

  test('waits for a reader further down, who is told of it', async () => {
    const { publish } = await showThenPublish()
    Object.defineProperty(window, 'scrollY', { value: 900, configurable: true })
    await publish()
    expect(screen.queryByRole('heading', { name: 'Story 99' })).toBeNull()
    act(() => screen.getByRole('button', { name: 'There is news. Show it' }).click())
    expect(screen.getByRole('heading', { name: 'Story 99' })).toBeDefined()
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  })
})
