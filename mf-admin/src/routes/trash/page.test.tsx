// @vitest-environment happy-dom
import type { TrashRow } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const RESTORE = 'POST /api/admin/trash/restore'
const sampleTrash = (own: Partial<TrashRow> = {}): TrashRow => ({
  id: 5,
  subject: 'job vacancy',
  subjectId: 7,
  title: '3D Artist',
  actor: 'sari@arunika.example',
  deletedAt: new Date(Date.now() - 86_400_000).toISOString(),
  endsAt: new Date(Date.now() + 28.5 * 86_400_000).toISOString(),
  applications: 12,
  ...own,
})

beforeEach(logInAsAdmin)

test('the trash lists entries, what belongs to them, who deleted them and how long they stay', async () => {
  serve({ 'GET /api/admin/trash': [sampleTrash()] })
  renderPage(routes, '/admin/trash', {})
  await screen.findByText('3D Artist')
  const [, name, kind, , actor, days] = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect([name, kind, actor, days]).toEqual([
    '3D Artistwith its 12 applications',
    'Job vacancy',
    'sari@arunika.example',
    '29',
  ])
})

test('a restored entry is announced, and so is a failure', async () => {
  const calls = serve({
    'GET /api/admin/trash': [sampleTrash()],
    [RESTORE]: { message: 'It has been restored.' },
  })
  renderPage(routes, '/admin/trash', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Restore 3D Artist' }))
  expect(await screen.findByText('It has been restored.')).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ subject: 'job vacancy', ids: [7] })
  serve({ 'GET /api/admin/trash': [sampleTrash()], [RESTORE]: new Refusal(409, { message: 'Taken.' }) })
  await userEvent.click(screen.getByRole('button', { name: 'Restore 3D Artist' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Not restored. Taken.')
})

test('permanent deletion says what else is deleted', async () => {
  const calls = serve({
    'GET /api/admin/trash': [sampleTrash()],
    'DELETE /api/admin/trash/5': { message: 'It has been deleted for good.' },
  })
  renderPage(routes, '/admin/trash', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 3D Artist for good' }))
  const dialog = screen.getByRole('alertdialog')
  expect(dialog.textContent).toContain('cannot be restored afterwards, nor can its 12 applications')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true))
})
