// @vitest-environment happy-dom

import { ApiError } from '@anyam/data'
import type { JobType, Vacancy } from '@arunika/contracts'
import { type ApiResponses, renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'

const KEY = '/api/job-vacancies'
const EMPTY = "We're sorry that currently there are no open job vacancies available for this category!"

const vacancy = (id: number, type: JobType): Vacancy => ({
  id,
  type,
  title: `Job ${id}`,
  location: 'Bandung, Indonesia',
  description: '<p>Make things.</p>',
  requirement: '<ul><li>Curiosity</li></ul>',
  createdAt: '2026-11-20T02:00:00.000Z',
})
const show = (responses: ApiResponses) => renderPage(routes, '/career', responses)
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const dropdown = () => screen.findByRole('combobox', { name: 'Type of job' })
const someOfEach = () => [vacancy(1, 'internship'), vacancy(2, 'fulltime'), vacancy(3, 'internship')]

afterEach(() => vi.restoreAllMocks())

describe('the vacancies', () => {
  test('are internships at first, and those of the chosen type after that', async () => {
    show({ [KEY]: someOfEach() })
    await screen.findByText('Job 1')
    expect(titles()).toEqual(['Job 1', 'Job 3'])
    await userEvent.selectOptions(await dropdown(), 'Full Time')
    await vi.waitFor(() => expect(titles()).toEqual(['Job 2']))
    const apply = screen.getByRole('link', { name: 'APPLY NOW for Job 2', hidden: true })
    expect(apply.getAttribute('href')).toBe('/career/2')
  })

  test('are in Indonesian where they are translated, and say so where they are not', async () => {
    const translated = {
      ...vacancy(1, 'internship'),
      title: 'Magang Seniman 3D',
      description: '<p>Buatlah sesuatu.</p>',
      language: 'id' as const,
    }
    const list = [translated, vacancy(3, 'internship')]
    renderPage(routes, '/career', { [`${KEY}?language=id`]: list }, 'id')
    const languageOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[lang]')?.lang
    await screen.findByText('Make things.')
    expect(['Magang Seniman 3D', 'Buatlah sesuatu.'].map(languageOf)).toEqual(['id', 'id'])
    expect(['Job 3', 'Make things.'].map(languageOf)).toEqual(['en', 'en'])
    expect(screen.getAllByText(/baru tersedia dalam bahasa Inggris/)).toHaveLength(1)
  })

  test('that there are none of is said, and counted as N/A', async () => {
    show({ [KEY]: [vacancy(2, 'fulltime')] })
    expect(await screen.findByText(EMPTY)).toBeDefined()
    const cards = screen.getAllByRole('link', { name: /available positions/ })
    expect(cards.map((card) => within(card).getByText(/^(N\/A|\d+)$/).textContent)).toEqual(['1', 'N/A'])
  })

  test('have three placeholders while they load', async () => {
    show({ [KEY]: new Promise(() => {}) })
    expect(await screen.findAllByText('Loading Job Vacancy...')).toHaveLength(3)
  })

  test('that cannot be had are an error with a retry, not an empty list', async () => {
    const responses: ApiResponses = { [KEY]: new ApiError(500, {}) }
    show(responses)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(EMPTY)).toBeNull()
    responses[KEY] = someOfEach()
    await userEvent.click(retry)
    expect(await screen.findByText('Job 1')).toBeDefined()
  })

  test('of a type are chosen and scrolled to by its card', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const { router } = show({ [KEY]: someOfEach() })
    await userEvent.click(await screen.findByRole('link', { name: /^Full Time/ }))
    await vi.waitFor(() => expect(titles()).toEqual(['Job 2']))
    expect(router.state.location.search).toBe('?type=fulltime')
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' })
  })
})
