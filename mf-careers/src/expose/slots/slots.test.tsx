// @vitest-environment happy-dom

import type { Vacancy } from '@arunika/contracts'
import { apiAddressIn } from '@arunika/contracts/site'
import type { Slot } from '@arunika/federation'
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
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
const languageOf = (title: string) => screen.getByText(title).closest<HTMLElement>('[lang]')?.lang

/** Shows a slot in an Indonesian page, with no data but those that it names ahead. */
async function show<Props extends object>({ Component, preload }: Slot<Props>, props: Props, data: unknown) {
  const [inEnglish = ''] = preload?.(props, { lmsUrl: '' }) ?? []
  const [key = ''] = preload?.(props, { lmsUrl: '', language: 'id' }) ?? []
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
