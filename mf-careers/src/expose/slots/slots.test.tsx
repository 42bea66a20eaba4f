// @vitest-environment happy-dom

import type { Slot } from '@anyam/federation'
import type { Vacancy } from '@arunika/contracts'
import { apiAddressIn } from '@arunika/contracts/site'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { slot as foundPositions } from './found-positions.tsx'
import { slot as openPositions } from './open-positions.tsx'
import { slot as vacancyTeaser } from './vacancy-teaser.tsx'

const english: Vacancy = {
  id: 3,
  type: 'internship',
  title: 'Game Design Intern',
  location: 'Bandung, Indonesia',
  description: '',
  requirement: '',
}
const translated: Vacancy = { ...english, id: 4, title: 'Magang Seniman 3D', language: 'id' }
const vacancies = [english, translated]
const none = { vacancies: [], total: 0 }
const languageOf = (title: string) => screen.getByText(title).closest<HTMLElement>('[lang]')?.lang

/** Renders a slot in an Indonesian page, with only the data that it preloads. */
async function show<Props extends object>(
  { Component, preload, loadWords }: Slot<Props>,
  props: Props,
  data: unknown,
) {
  document.documentElement.lang = 'id'
  await loadWords?.()
  const [inEnglish = ''] = preload?.(props, {}) ?? []
  const [key = ''] = preload?.(props, { language: 'id' }) ?? []
  expect([inEnglish.includes('language'), key]).toEqual([false, apiAddressIn(inEnglish, 'id')])
  renderPage([{ path: '/', element: <Component {...props} /> }], '/', { [key]: data }, 'id')
  await screen.findByText('Magang Seniman 3D')
}

describe('a slot of an Indonesian page has translated vacancies in Indonesian, and marks the others as English', () => {
  test('the newest', async () => {
    await show(openPositions, {}, { counts: { internship: 2, fulltime: 0 }, newest: vacancies })
    expect(['Magang Seniman 3D', 'Game Design Intern'].map(languageOf)).toEqual(['id', 'en'])
  })

  test('those of a search', async () => {
    await show(foundPositions, { words: 'magang' }, { vacancies, total: 2 })
    expect(['Magang Seniman 3D', 'Game Design Intern'].map(languageOf)).toEqual(['id', 'en'])
  })

  test('one that its page links to', async () => {
    await show(vacancyTeaser, { id: 4 }, translated)
    expect(languageOf('Magang Seniman 3D')).toBe('id')
  })
})

describe('the search of the site finds the pages of the careers by what they say', () => {
  /** Returns the paths that the slot lists, with their texts. */
  async function found(props: { words: string; pages?: true }, language?: 'en' | 'id') {
    document.documentElement.lang = language ?? 'en'
    await foundPositions.loadWords?.()
    const key = foundPositions.preload?.(props, { ...(language && { language }) })[0] ?? ''
    const { container } = renderPage(
      [{ path: '/', element: [<foundPositions.Component key="slot" {...props} />, <p key="end">End</p>] }],
      '/',
      { [key]: none },
      language,
    )
    await within(container).findByText('End')
    return [...container.querySelectorAll('li')].map((item) => [
      item.querySelector('a')?.getAttribute('href'),
      item.querySelector('p:last-child')?.textContent,
    ])
  }

  test.each([
    ['privacy', '/privacy', /^When you apply for a position/],
    ['How long do you keep my application?', '/privacy', /^How long we keep it: For 12 months after/],
    ['withdraw considered', '/privacy', /call \+62 .* it is done\. An application that you withdraw/],
    ['internship', '/career', /^Internship: Months on real productions/],
    ['career', '/career', /^Build worlds with people you like: /],
    ['your application', '/career/my-application', /^The mail that confirmed your application/],
  ])('%s', async (words, path, text) => {
    const [first, ...others] = await found({ words, pages: true })
    expect(first).toEqual([path, expect.stringMatching(text)])
    expect(others.map(([other]) => other)).not.toContain(path)
  })

  test('in Indonesian', async () => {
    expect(await found({ words: 'Berapa lama lamaran saya disimpan?', pages: true }, 'id')).toEqual([
      ['/privacy', expect.stringMatching(/^Berapa lama kami menyimpannya: Selama 12 bulan/)],
    ])
    expect((await found({ words: 'magang', pages: true }, 'id'))[0]).toEqual([
      '/career',
      expect.stringMatching(/^Magang: Beberapa bulan/),
    ])
  })

  test('unless the page lists them itself', async () => {
    expect(await found({ words: 'privacy' })).toEqual([])
  })
})

test('the search of the site leads to all positions while the api is away', async () => {
  renderPage([{ path: '/', element: <foundPositions.Component words="magang" /> }], '/', {})
  const link = await screen.findByRole('link', { name: 'All open positions' })
  expect(link.getAttribute('href')).toBe('/career')
})
