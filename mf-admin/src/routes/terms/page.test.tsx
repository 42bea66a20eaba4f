// @vitest-environment happy-dom
import type { AdminTerm } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const term: AdminTerm = {
  id: 4,
  class: 'Roblox',
  classPath: '/academy/kid-class/roblox',
  startsOn: '2027-01-04',
  endsOn: '2027-05-29',
  weekdays: ['saturday'],
  from: '09:00',
  to: '11:00',
  teacher: 'Yoga Pamungkas',
  seats: 10,
  taken: 7,
  trialPrice: 0,
  updatedAt: '2026-11-20T10:05:00.000Z',
}
const CLASSES = [
  { path: '/academy/kid-class/roblox', name: 'Roblox' },
  { path: '/academy/kid-class/arts-craft', name: 'Arts & Craft' },
]

function open(path: string, own: Api = {}) {
  const calls = serve({
    'GET /api/admin/terms': [term],
    'GET /api/admin/terms/4': term,
    'GET /api/classes': CLASSES,
    ...own,
  })
  renderPage(routes, path, {})
  return calls
}

beforeEach(logInAsAdmin)

test('terms are listed with their lessons and places', async () => {
  open('/admin/terms')
  expect(await screen.findByRole('link', { name: 'Roblox' })).toBeDefined()
  expect(screen.getByText('Sat 09:00–11:00')).toBeDefined()
  expect(screen.getByText('7 of 10')).toBeDefined()
})

test('a term is changed, with its version, and its days stay an array', async () => {
  const calls = open('/admin/terms/edit/4', {
    'POST /api/admin/terms/4': { message: 'The term has been updated.', id: 4, updatedAt: term.updatedAt },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sunday' }))
  const taken = screen.getByLabelText('Places taken')
  await userEvent.clear(taken)
  await userEvent.type(taken, '8')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    classPath: term.classPath,
    weekdays: ['saturday', 'sunday'],
    seats: 10,
    taken: 8,
    if_updated_at: term.updatedAt,
  })
})

test('a new term names what is missing', async () => {
  const calls = open('/admin/terms/create')
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Please choose a class.')).toBeDefined()
  expect(screen.getAllByText('Please choose a day.')).toHaveLength(2)
  expect(screen.getByText('Please choose at least one day.')).toBeDefined()
  expect(screen.getAllByText('Please choose a time.')).toHaveLength(2)
  expect(screen.getByText('Please name the teacher.')).toBeDefined()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})
