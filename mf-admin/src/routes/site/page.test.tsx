// @vitest-environment happy-dom
import type { SiteFactsForm, SiteFactsInput } from '@arunika/admin-contracts'
import { DEFAULT_FACTS } from '@arunika/contracts/site'
import { renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
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

test('a partner has a text in Indonesian next to the English one', async () => {
  const { saved } = await open()
  const group = within(screen.getByRole('group', { name: 'Partner of the studio' }))
  const text = group.getByRole<HTMLTextAreaElement>('textbox', { name: /in Indonesian/ })
  expect(text.value).toBe(DEFAULT_FACTS.partners.studio.translations?.id?.text)
  await userEvent.clear(text)
  await userEvent.type(text, 'Sebuah penerbit.{Control>}s{/Control}')
  await screen.findByText(/^Saved on/)
  const [{ partners }] = saved() as [SiteFactsInput]
  expect(partners.studio).toMatchObject({
    text: DEFAULT_FACTS.partners.studio.text,
    'text@id': 'Sebuah penerbit.',
  })
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

describe('the logo of a partner', () => {
  const CREATE = 'POST /api/admin/pictures/create'
  const picture = { id: 4, sizes: [{ path: 'editor/kite-900.webp', width: 900, height: 300 }] }
  const png = (name: string, type = 'image/png') => new File(['x'], name, { type })
  const studio = () => within(screen.getByRole('group', { name: 'Partner of the studio' }))
  const choose = (file: File) =>
    userEvent.setup({ applyAccept: false }).upload(studio().getByLabelText('Logo'), file)

  test('is uploaded, shown at once, saved, and can be removed', async () => {
    const { saved } = await open({ [CREATE]: picture })
    await choose(png('kite.png'))
    const preview = await studio().findByRole('img', { name: 'Kite & Kernel' })
    expect(preview.getAttribute('src')).toBe('/uploads/editor/kite-900.webp')
    await userEvent.keyboard('{Control>}s{/Control}')
    await screen.findByText(/^Saved on/)
    await userEvent.click(studio().getByRole('button', { name: 'Remove the logo' }))
    expect(studio().queryByRole('img')).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await vi.waitFor(() => expect(saved()).toHaveLength(3))
    const [, ...facts] = saved() as SiteFactsInput[]
    expect(facts.map(({ partners }) => partners.studio.logoFile)).toEqual(['editor/kite-900.webp', ''])
  })

  test('that is no picture is named with the reason, and what was typed stays', async () => {
    const refusal = { upload: ['Each picture may have at most 50 megapixels.'] }
    const { phone } = await open({ [CREATE]: new Refusal(422, { message: 'Wrong.', errors: refusal }) })
    await userEvent.clear(phone)
    await userEvent.type(phone, '+62 22 1234567')
    await choose(png('logo.svg', 'image/svg+xml'))
    expect(
      await screen.findByText('logo.svg was not taken. Only JPG, JPEG, PNG and WEBP images are allowed.'),
    ).toBeDefined()
    await choose(png('wall.png'))
    expect(
      await screen.findByText('wall.png was not taken. Each picture may have at most 50 megapixels.'),
    ).toBeDefined()
    expect((phone as HTMLInputElement).value).toBe('+62 22 1234567')
    expect(studio().queryByRole('img')).toBeNull()
  })

  test('that has left the library meanwhile is named at its field', async () => {
    const message = 'This picture is not in the library any more. Please choose another.'
    const gone = new Refusal(422, { message: 'Wrong.', errors: { 'partners.studio.logoFile': [message] } })
    const { phone } = await open({ [CREATE]: picture, [SAVE]: gone })
    await choose(png('kite.png'))
    await studio().findByRole('img')
    await userEvent.type(phone, '9')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await studio().findByText(message)).toBeDefined()
  })
})
