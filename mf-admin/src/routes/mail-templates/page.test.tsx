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
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(dialog.getByDisplayValue('Hello {{name}}, welcome')).toBeDefined()
})

test('a template is translated side by side, and the list says which are in English only', async () => {
  const translated = { ...offer, translations: { id: { subject: 'Selamat', text: 'Halo {{name}}' } } }
  const other = { ...offer, id: 5, name: 'Other' }
  const calls = serve({
    [LIST]: { templates: [translated, other] },
    'POST /api/admin/mail-templates/4': { message: 'The template has been changed.' },
  })
  renderPage(routes, '/admin/mail-templates', {})
  expect(await screen.findByText('Also in Indonesian')).toBeDefined()
  expect(screen.getByText('In English only')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Change Offer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Offer' }))
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Text in Indonesian')
  expect(text).toMatchObject({ value: 'Halo {{name}}', lang: 'id' })
  await userEvent.clear(text)
  await userEvent.clear(dialog.getByLabelText('Subject'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Please enter a subject.')).toBeDefined()
  expect(dialog.getByText('Please write something.').id).toBe(
    text.getAttribute('aria-describedby')?.split(' ').at(-1),
  )
  await userEvent.type(dialog.getByLabelText('Subject'), 'Welcome')
  await userEvent.type(text, 'Hai')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The template has been changed.')).toBeDefined()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ name: 'Offer', subject: 'Welcome', text: 'Hello {{name}}' },
    ...{ 'subject@id': 'Selamat', 'text@id': 'Hai' },
  })
})
