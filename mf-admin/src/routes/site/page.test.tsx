// @vitest-environment happy-dom
import type { SiteFactsForm } from '@arunika/admin-contracts'
import { DEFAULT_FACTS } from '@arunika/contracts/site'
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const OPENED = '2026-11-20T10:05:00.000Z'
const SAVED = '2026-11-20T10:06:00.000Z'
const facts: SiteFactsForm = { ...DEFAULT_FACTS, updatedAt: OPENED }
const GET = 'GET /api/admin/site'
const SAVE = 'POST /api/admin/site'

async function open(own: Api = {}) {
  const calls = serve({ [GET]: facts, [SAVE]: { message: 'Saved.', updatedAt: SAVED }, ...own })
  renderPage(routes, '/admin/site', {})
  const phone = await screen.findByRole('textbox', { name: /^Phone/ })
  const saved = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { phone, saved }
}

beforeEach(logInAsAdmin)

test('Ctrl+S saves the facts and stays, and the next save goes on from the new version', async () => {
  const { phone, saved } = await open()
  await userEvent.clear(phone)
  await userEvent.type(phone, '+62 22 1234567{Control>}s{/Control}')
  expect(await screen.findByText(/^Saved on/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /^A film/ }))
  await userEvent.keyboard('{Control>}s{/Control}')
  await screen.findByText(/^Saved on/)
  expect(saved()).toMatchObject([
    { phone: '+62 22 1234567', home: 'split', latitude: DEFAULT_FACTS.latitude, if_updated_at: OPENED },
    { phone: '+62 22 1234567', home: 'video', if_updated_at: SAVED },
  ])
})

test('what is wrong is said at its field, and nothing is sent', async () => {
  const { phone, saved } = await open()
  await userEvent.clear(phone)
  await userEvent.type(phone, '022 1234567')
  const profile = screen.getByRole('textbox', { name: /^Instagram/ })
  await userEvent.clear(profile)
  await userEvent.type(profile, 'javascript:alert(1)')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Please enter an address that begins with https://.')).toBeDefined()
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  expect(saved()).toEqual([])
})

test('samples are named until they are edited, and each home page can be looked at before it is live', async () => {
  const { phone } = await open()
  expect(screen.getByRole('note').textContent).toContain('phone, e-mail')
  await userEvent.clear(phone)
  await userEvent.type(phone, '+62 22 1234567')
  expect(screen.getByRole('note').textContent).not.toContain('phone')
  const previews = screen.getAllByRole('link', { name: /^Look at it/ })
  expect(previews.map((link) => link.getAttribute('href'))).toEqual(['/?home=split', '/?home=video'])
})

test('facts that somebody else has saved meanwhile are not overwritten unseen', async () => {
  const theirs = new Refusal(409, {
    message: 'Another administrator has saved the site.',
    code: 'site_changed',
    changed: { by: 'sari@example.com', at: SAVED },
  })
  const { phone } = await open({ [SAVE]: theirs })
  await userEvent.type(phone, '9')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(/It was sari@example.com/)).toBeDefined()
})
