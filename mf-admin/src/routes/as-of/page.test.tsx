// @vitest-environment happy-dom
import type { ReleasesAsOf } from '@anyam/protocol'
import type { AsOfPage } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const AT = '2026-11-20T07:05:00.000Z'
const pathOf = (subject: string, after = '') =>
  `GET /api/admin/as-of?${new URLSearchParams({ at: AT, subject, ...(after && { after }) })}`
const builds: ReleasesAsOf = [
  {
    ...{ remote: 'mf-news', build: '0a1b2c', since: '2026-11-19T03:00:00Z', by: 'sari@example.com' },
    ...{ canary: { build: '3d4e5f', percent: 10 }, isLive: false, preview: 'https://example.com/preview' },
  },
  { remote: 'mf-careers', build: '6a7b8c', since: '2026-11-18T03:00:00Z', by: '', isLive: true },
]
const row = (id: number, own: Partial<AsOfPage['entries'][number]> = {}) => ({
  ...{ id, title: `Story ${id}`, revision: id * 10, savedAt: '2026-11-19T03:00:00Z' },
  ...{ actor: 'dewi@example.com', since: 'same' as const, ...own },
})

beforeEach(logInAsAdmin)

const open = (api: object) => {
  serve({ 'GET /releases/as-of': builds, ...api })
  renderPage(routes, `/admin/as-of?at=${AT}`, {})
}

test('the site as of a moment names the builds that were live and what readers saw', async () => {
  open({
    [pathOf('article')]: { entries: [row(2, { since: 'deleted' })], next: 2 },
    [pathOf('article', '2')]: { entries: [row(1)], next: null },
  })
  const list = await screen.findByRole('region', { name: 'Live builds' })
  await within(list).findByText('0a1b2c')
  expect(within(list).getByText(/canary 3d4e5f for 10 of 100 visitors/)).toBeDefined()
  expect(within(list).getByRole('link', { name: 'Open mf-news 0a1b2c' }).getAttribute('href')).toBe(
    'https://example.com/preview',
  )
  expect(within(list).getByText('No longer in the store')).toBeDefined()

  await screen.findByText('Story 2')
  expect(screen.getByText('Deleted since')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Story 1')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the kind is in the address, and a vacancy is read as it was', async () => {
  open({
    [pathOf('article')]: { entries: [], next: null },
    [pathOf('job vacancy')]: { entries: [row(7, { title: '3D Artist' })], next: null },
    'GET /api/admin/revisions/70': {
      entry: {
        ...{ id: 7, title: '3D Artist', type: 'fulltime', location: 'Bandung', status: 'open' },
        ...{ description: '<p>You make plants.</p>', requirement: '<p>A portfolio</p>' },
      },
    },
  })
  await screen.findByText('Readers saw none at that time.')
  await userEvent.click(screen.getByRole('radio', { name: 'Job vacancies' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Read 3D Artist as it was' }))
  const dialog = await screen.findByRole('dialog', { name: '3D Artist' })
  await within(dialog).findByText('You make plants.')
})

test('what could not be loaded says so and can be tried again', async () => {
  open({ [pathOf('article')]: new Refusal(500, { message: 'Out of order.' }) })
  expect(await screen.findByText('The entries could not be loaded')).toBeDefined()
  serve({ 'GET /releases/as-of': builds, [pathOf('article')]: { entries: [row(1)], next: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Story 1')).toBeDefined()
})
