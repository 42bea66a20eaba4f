// @vitest-environment happy-dom
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'

const typed = {
  Name: 'Dewi Anggraini',
  Email: 'dewi@example.com',
  Subject: 'A game',
  Message: 'About kites.',
}
const response = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const thanks = () => response(200, { message: 'Thank you! Your message has been sent.' })

beforeAll(() => import('./page.tsx'))

let api: Mock<typeof fetch>
const sent = (call: number) => {
  const [address, init] = api.mock.calls[call] ?? []
  return { address, body: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) }
}

beforeEach(() => {
  api = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', api)
})
afterEach(() => vi.unstubAllGlobals())

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'SEND NOW' }))
const errorOf = async (label: string) => {
  const control = await field(label)
  const id = control.getAttribute('aria-describedby')
  return id && document.getElementById(id)?.textContent
}

async function fillIn(own: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...own }))
    await userEvent.type(await field(label), text)
}

describe('the contact form', () => {
  beforeEach(() => {
    renderPage(routes, '/contact-us', {})
  })

  test('names every missing field next to it, and all of them in a list, which takes the focus', async () => {
    await field('Name')
    await send()
    await screen.findAllByText('This field is required.')
    for (const label of Object.keys(typed)) expect(await errorOf(label)).toBe('This field is required.')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Please check 4 fields' }))
    expect(api).not.toHaveBeenCalled()
  })

  test('asks for an e-mail address that can receive a reply', async () => {
    await fillIn({ Email: 'dewi' })
    await send()
    await screen.findByText('Please enter a valid email address.')
    expect(await errorOf('Email')).toBe('Please enter a valid email address.')
  })

  test('is busy while it sends, then shows the response and is empty again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    api.mockReturnValue(promise)
    await fillIn()
    await send()
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })
    expect(busy.disabled).toBe(true)
    resolve(thanks())
    expect(await screen.findByText('Thank you! Your message has been sent.')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('Thank you! Your message has been sent.')
    expect((await field('Message')).value).toBe('')
    expect(sent(0).address).toBe('/api/contact-us')
    expect(sent(0).body).toEqual({
      name: 'Dewi Anggraini',
      email: 'dewi@example.com',
      subject: 'A game',
      message: 'About kites.',
    })
  })

  test('keeps what was typed when sending fails, and a second try is the same message', async () => {
    api.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(thanks())
    await fillIn()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('Your message was not sent')
    expect((await field('Message')).value).toBe('About kites.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Thank you! Your message has been sent.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent(0).headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(sent(1).headers.get('idempotency-key')).toBe(sent(0).headers.get('idempotency-key'))
  })

  test('shows what the server finds wrong at the fields, and the corrected message is a new one', async () => {
    const errors = { subject: ['Please use at most 200 characters.'] }
    api
      .mockResolvedValueOnce(response(422, { message: 'Invalid', code: 'invalid', errors }))
      .mockResolvedValueOnce(thanks())
    await fillIn()
    await send()
    await vi.waitFor(async () => expect(await errorOf('Subject')).toBe('Please use at most 200 characters.'))
    expect(document.activeElement).toBe(await field('Subject'))
    await send()
    await screen.findByText('Thank you! Your message has been sent.')
    expect(sent(1).headers.get('idempotency-key')).not.toBe(sent(0).headers.get('idempotency-key'))
  })
})

test('a message from the Indonesian page says so to the api', async () => {
  api.mockResolvedValueOnce(thanks())
  renderPage(routes, '/contact-us', {}, 'id')
  const typedInIndonesian = { Nama: 'Dewi', Email: 'dewi@example.com', Perihal: 'Kelas', Pesan: 'Masih ada?' }
  for (const [label, text] of Object.entries(typedInIndonesian))
    await userEvent.type(await field(label), text)
  await userEvent.click(screen.getByRole('button', { name: 'KIRIM SEKARANG' }))
  await screen.findByText('Terima kasih! Pesan Anda sudah terkirim.')
  expect(sent(0).address).toBe('/api/contact-us?language=id')
})

test('the map service is asked for nothing until the visitor asks for the live map', async () => {
  const { container } = renderPage(routes, '/contact-us', {})
  await screen.findByRole('heading', { level: 1 })
  expect(container.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Load live map' }))
  expect(screen.getByTitle(/^Map around/)).toBeDefined()
})
