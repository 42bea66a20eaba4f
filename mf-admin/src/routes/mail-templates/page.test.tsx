// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const LIST = 'GET /api/admin/mail-templates'
const offer = { id: 4, name: 'Offer', subject: 'Welcome', text: 'Hello {{name}}', updatedAt: 'first' }

beforeEach(logInAsAdmin)

test('a template that a colleague has changed meanwhile is not overwritten, and theirs can be loaded', async () => {
  const changed = { by: 'dewi@arunika.example', at: '2026-11-20T11:00:00.000Z' }
  const refusal = new Refusal(409, { message: 'Nothing was overwritten.', changed })
  const api: Api = { [LIST]: { templates: [offer] }, 'POST /api/admin/mail-templates/4': refusal }
  const calls = serve(api)
  renderPage(routes, '/admin/mail-templates', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Change Offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Offer' }))
  await userEvent.type(dialog.getByLabelText('Text'), ', welcome')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('dewi@arunika.example')
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ if_updated_at: 'first' })
  expect(dialog.getByDisplayValue('Hello {{name}}, welcome')).toBeDefined()
  api[LIST] = { templates: [{ ...offer, text: 'Dear {{name}}', updatedAt: 'second' }] }
  await userEvent.click(dialog.getByRole('button', { name: 'Load theirs' }))
  expect(await dialog.findByDisplayValue('Dear {{name}}')).toBeDefined()
})
