// @vitest-environment happy-dom

import { type HighlightedPortfolio, PORTFOLIO_PATH } from '@arunika/contracts'
import { ApiError } from '@arunika/data'
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

test('an Indonesian page leads to the apps of the academy in Indonesian', async () => {
  renderPage(routes, '/academy', { [PORTFOLIO_PATH]: works }, 'id')
  const [register] = await screen.findAllByRole('link', { name: 'Daftar ikut kelas' })
  expect(register?.getAttribute('href')).toBe('https://learning.test/registration?language=id')
  const learning = document.querySelector('a[href^="https://learning.test/?"]')
  expect(learning?.getAttribute('href')).toBe('https://learning.test/?language=id')
})
