// @vitest-environment happy-dom
import { type AuditPage, auditEntry } from '@arunika/admin-contracts'
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, pageOf, Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LOG = 'GET /api/admin/audit-log'
const entry = (id: number, own: object = {}) =>
  auditEntry.parse({
    id,
    actor: 'sari@example.com',
    action: 'changed',
    subject: 'article',
    subjectId: 3,
    title: 'Open house',
    createdAt: '2026-11-20T10:05:00.000Z',
    ...own,
  })
const found = (count: number, ...entries: AuditPage['entries']): AuditPage => ({
  ...pageOf(entries),
  found: count,
  total: 45,
})

function open(api: Api, search = '') {
  const calls = serve(api)
  return { ...renderPage(routes, `/admin/audit-log${search}`, {}), calls }
}

beforeEach(logInAsAdmin)

test('the audit log says who changed what and when, and leads to what is still there', async () => {
  const deleted = entry(2, { action: 'deleted', subject: 'application', subjectId: 9, title: '' })
  open({ [`${LOG}?view=page`]: found(2, entry(1), deleted) })
  const link = await screen.findByRole('link', { name: 'Article #3 “Open house”' })
  expect(link.getAttribute('href')).toBe('/admin/articles/edit/3')
  expect(screen.getAllByText('sari@example.com')).toHaveLength(2)
  expect(screen.getAllByText('20 Nov 2026, 17:05')).toHaveLength(2)
  expect(screen.getByText('Application #9')).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the api searches, filters and pages the audit log, and the address has it all', async () => {
  const { router } = open(
    {
      [`${LOG}?view=page&page=2`]: { ...found(45, entry(21)), page: 2, previous: 'p' },
      [`${LOG}?view=page&q=sari`]: found(1, entry(4)),
      [`${LOG}?view=page&q=sari&action=note+added`]: found(0),
    },
    '?page=2',
  )
  expect(await screen.findByText('Page 2 of 3')).toBeDefined()
  expect(screen.getByRole('cell', { name: '21' })).toBeDefined()
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search the audit log' }))
  await userEvent.paste('sari')
  expect(await screen.findByText('1 of 45')).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Note added')
  expect(await screen.findByText('Nothing here matches what you are looking for.')).toBeDefined()
  expect(router.state.location.search).toBe('?q=sari&action=note+added')
})

test('an audit log that cannot be had says so and can be tried again', async () => {
  const api: Api = { [`${LOG}?view=page`]: new Refusal(500, { message: 'Not now.' }) }
  open(api)
  expect(await screen.findByText('Not now.')).toBeDefined()
  api[`${LOG}?view=page`] = found(1, entry(1))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('sari@example.com')).toBeDefined()
})
