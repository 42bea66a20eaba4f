// @vitest-environment happy-dom

import { ApiError } from '@anyam/data'
import { type AcademyClass, type HighlightedPortfolio, PORTFOLIO_PATH } from '@arunika/contracts'
import { type ApiResponses, renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'

const works: HighlightedPortfolio = {
  portfolios: [
    {
      course_name: 'Concept Art',
      portfolios: [
        { type: 'image', path: 'portfolio/market.jpg', student: { full_name: 'Ayu Lestari' } },
        { type: 'video', path: 'portfolio/walk.mp4', student: { full_name: 'Galih Ramadhan' } },
      ],
    },
  ],
}
beforeAll(() => import('./page.tsx'))
// No image loads in this environment, and a complete image without dimensions counts as failed.
beforeAll(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})

const show = (responses: ApiResponses) => renderPage(routes, '/academy', responses)

describe('the Arts Gallery', () => {
  test('shows pictures and films of each course with caption and name', async () => {
    show({ [PORTFOLIO_PATH]: works })
    const room = within(await screen.findByRole('region', { name: 'Student works: Concept Art' }))
    expect(room.getAllByText('Student Portfolio - Concept Art')).toHaveLength(2)
    expect(room.getByRole('img', { name: 'Work by Ayu Lestari' }).getAttribute('src')).toBe(
      'https://learning.test/storage/portfolio/market.jpg',
    )
    const film = room.getByLabelText<HTMLVideoElement>('Film by Galih Ramadhan')
    expect([film.muted, film.loop, film.hasAttribute('playsinline')]).toEqual([true, true, true])
  })

  test('waits in its own shape while there is nothing to show', async () => {
    show({ [PORTFOLIO_PATH]: { portfolios: [] } })
    expect(await screen.findByRole('status', { name: 'The gallery is loading' })).toBeDefined()
  })

  test('is kind about a failure and tries again on request', async () => {
    const responses: ApiResponses = { [PORTFOLIO_PATH]: new ApiError(503, {}) }
    show(responses)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    responses[PORTFOLIO_PATH] = works
    await userEvent.click(retry)
    expect(await screen.findByText('Ayu Lestari')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the class finder', () => {
  const taught: AcademyClass = {
    path: '/academy/kid-class/roblox',
    name: 'Roblox',
    kind: 'class',
    ages: '6-12',
    days: 'Saturdays, 09:00–11:00',
    price: 450_000,
    pricePer: 'month',
    teacher: 'Yoga Pamungkas',
    seats: { to: 10 },
    schedule: { repeatFrequency: 'Monthly', repeatCount: 5 },
    summary: 'Roblox for ages 6-12.',
    sampled: [],
  }
  const evening = { ...taught, name: 'Concept Art', path: '/academy/regular-class/concept-art', ages: '13-' }
  const responses = { [PORTFOLIO_PATH]: works, '/api/classes': [taught, evening] }
  const status = () => within(finder()).getByRole('status')
  const finder = () => screen.getByRole('region', { name: 'Find the right class' })

  test('lists the classes of an address and counts them; the address follows what is chosen', async () => {
    const { router } = renderPage(routes, '/academy?age=8&day=saturday', responses)
    await within(await screen.findByRole('region', { name: 'Find the right class' })).findByText(
      '1 class fits.',
    )
    expect(within(finder()).getByRole('link', { name: 'Roblox' }).getAttribute('href')).toBe(taught.path)
    expect(within(finder()).getByText('Rp 450.000 / month')).toBeDefined()
    expect(within(finder()).queryByRole('link', { name: 'Concept Art' })).toBeNull()

    const age = within(finder()).getByLabelText<HTMLInputElement>('Age')
    expect(age.value).toBe('8')
    await userEvent.clear(age)
    await userEvent.click(within(finder()).getByRole('button', { name: 'Show classes' }))
    await vi.waitFor(() => expect(status().textContent).toBe('2 classes fit.'))
    expect(router.state.location.search).toBe('?day=saturday')

    await userEvent.selectOptions(within(finder()).getByLabelText('Day'), 'Sunday')
    await userEvent.click(within(finder()).getByRole('button', { name: 'Show classes' }))
    await vi.waitFor(() => expect(status().textContent).toBe('No class fits: Sunday.'))
    await userEvent.click(within(finder()).getByRole('link', { name: 'Clear' }))
    await vi.waitFor(() => expect(status().textContent).toBe(''))
    expect(within(finder()).getByLabelText<HTMLSelectElement>('Day').value).toBe('')
  })

  test('asks the api for nothing before a visitor looks for something', async () => {
    renderPage(routes, '/academy', { ...responses, '/api/classes': new ApiError(503, {}) })
    await screen.findByRole('region', { name: 'Find the right class' })
    expect(status().textContent).toBe('')
  })

  test('says that the classes are away', async () => {
    renderPage(routes, '/academy?age=8', { ...responses, '/api/classes': new ApiError(503, {}) })
    await screen.findByText(/cannot list the classes right now/)
  })

  test('speaks Indonesian', async () => {
    const inIndonesian = { ...taught, days: 'Sabtu, 09.00–11.00', language: 'id' as const }
    const api = { [PORTFOLIO_PATH]: works, '/api/classes?language=id': [inIndonesian] }
    renderPage(routes, '/academy?day=saturday', api, 'id')
    await screen.findByText('1 kelas cocok.')
    const indonesianFinder = screen.getByRole('region', { name: 'Temukan kelas yang cocok' })
    expect(within(indonesianFinder).getByText('Usia 6–12 tahun')).toBeDefined()
  })
})

test('an Indonesian page leads to the apps of the academy in Indonesian', async () => {
  renderPage(routes, '/academy', { [PORTFOLIO_PATH]: works }, 'id')
  const [register] = await screen.findAllByRole('link', { name: 'Daftar ikut kelas' })
  expect(register?.getAttribute('href')).toBe('https://learning.test/registration?language=id')
  const learning = document.querySelector('a[href^="https://learning.test/?"]')
  expect(learning?.getAttribute('href')).toBe('https://learning.test/?language=id')
})
