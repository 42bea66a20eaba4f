// @vitest-environment happy-dom

import type { Slot } from '@anyam/federation'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { testCard } from '../../features/articles/test-card.ts'
import { slot as foundNews } from './found-news.tsx'
import { slot as latestNews } from './latest-news.tsx'
import { slot as linkedNews } from './linked-news.tsx'

const articles = [testCard(1, { title: 'Peluncuran', language: 'id' }), testCard(2)]
const languageOf = (title: string) => screen.getByText(title).closest<HTMLElement>('[lang]')?.lang

/** Renders a slot in an Indonesian page, with only the data that it preloads. */
async function show<Props extends object>(
  { Component, preload, loadWords }: Slot<Props>,
  props: Props,
  data: unknown,
) {
  document.documentElement.lang = 'id'
  await loadWords?.()
  const [english = ''] = preload?.(props, {}) ?? []
  const [key = ''] = preload?.(props, { language: 'id' }) ?? []
  expect(key).toBe(`${english}&language=id`)
  renderPage([{ path: '/', element: <Component {...props} /> }], '/', { [key]: data }, 'id')
  await screen.findByText('Peluncuran')
}

describe('a slot of an Indonesian page has translated articles in Indonesian, and marks the others as English', () => {
  test('the newest', async () => {
    await show(latestNews, { count: 2 }, articles)
    expect(['Peluncuran', 'Story 2'].map(languageOf)).toEqual(['id', 'en'])
  })

  test('those about its page', async () => {
    await show(linkedNews, { path: '/career/3' }, articles)
    expect(['Peluncuran', 'Story 2'].map(languageOf)).toEqual(['id', 'en'])
  })

  test('those of a search', async () => {
    await show(foundNews, { words: 'rimba' }, { articles, total: 2, page: 1, pages: 1 })
    expect(['Peluncuran', 'Story 2'].map(languageOf)).toEqual(['id', 'en'])
  })
})

describe('the search of the site finds the newsroom', () => {
  const nothing = { articles: [], total: 0, page: 1, pages: 1 }

  async function found(words: string, pages?: true) {
    const props = { words, ...(pages && { pages }) }
    const [key = ''] = foundNews.preload?.(props, {}) ?? []
    const slot = [<foundNews.Component key="slot" {...props} />, <p key="end">End</p>]
    const { container } = renderPage([{ path: '/', element: slot }], '/', { [key]: nothing })
    await within(container).findByText('End')
    return [...container.querySelectorAll('li')].map((item) => item.textContent)
  }

  test('by its name and by what it says', async () => {
    const newsroom = 'NewsNewsroom: Launches, classes and curtain calls from Arunika.'
    expect(await found('news', true)).toEqual([newsroom])
    expect(await found('curtain calls', true)).toEqual([newsroom])
    expect(await found('rimba', true)).toEqual([])
  })

  test('and leads to its own search while the api is away', async () => {
    renderPage([{ path: '/', element: <foundNews.Component words="rimba" /> }], '/', {})
    const link = await screen.findByRole('link', { name: /rimba/ })
    expect(link.getAttribute('href')).toBe('/articles?q=rimba')
  })

  test('and lists the newsroom itself while the api is away', async () => {
    renderPage([{ path: '/', element: <foundNews.Component words="news" pages /> }], '/', {})
    await screen.findByRole('link', { name: '“news” in the news' })
    expect(screen.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/articles')
  })

  test('unless the page lists it itself', async () => {
    expect(await found('news')).toEqual([])
  })
})
