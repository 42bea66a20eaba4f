// @vitest-environment happy-dom
import type { AcademyClass } from '@arunika/contracts'
import { renderPage } from '@arunika/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'

const roblox: AcademyClass = {
  path: '/academy/kid-class/roblox',
  name: 'Roblox',
  kind: 'class',
  ages: '6-12',
  days: 'Saturdays, 09:00–11:00',
  price: 450_000,
  pricePer: 'month',
  teacher: 'Yoga Pamungkas',
  seats: { to: 10 },
  schedule: { repeatFrequency: 'Monthly', repeatCount: 5 },
  summary: 'Roblox for ages 6-12.',
  sampled: [],
}
const typed = {
  'Your name': 'Dewi Kartika',
  Phone: '+62 800 5550 101',
  Email: 'dewi@example.com',
  'Who will come': 'Kirana',
  'Age in years': '9',
  'When it suits you': 'Any Saturday',
}
const THANKS = 'Thank you! Your trial has been booked.'
const response = (status: number, body: object) => new Response(JSON.stringify(body), { status })

beforeAll(() => import('./page.tsx'))

let api: Mock<typeof fetch>
beforeEach(() => {
  api = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', api)
  renderPage(routes, roblox.path, { '/api/classes/kid-class/roblox': roblox })
})
afterEach(() => vi.unstubAllGlobals())

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Book a trial' }))
const keyOf = (call: number) => new Headers(api.mock.calls[call]?.[1]?.headers).get('idempotency-key')

async function fillIn(own: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...own }))
    await userEvent.type(await field(label), text)
}

describe('the booking of a trial', () => {
  test('names every missing field, in a list that takes the focus too', async () => {
    await field('Your name')
    await send()
    expect(await screen.findAllByText('This field is required.')).toHaveLength(6)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Please check 6 fields' }))
    expect(api).not.toHaveBeenCalled()
  })

  test('asks for a phone number and an age that are some', async () => {
    await fillIn({ Phone: 'at home', 'Age in years': 'ten' })
    await send()
    expect(await screen.findByText('Please enter a phone number.')).toBeDefined()
    expect(screen.getByText('Please enter the age in years.')).toBeDefined()
  })

  test('is sent for this class, is thanked for, and leaves an empty form', async () => {
    api.mockResolvedValue(response(200, { message: THANKS }))
    await fillIn()
    await send()
    expect(await screen.findByText(THANKS)).toBeDefined()
    const [address, init] = api.mock.calls[0] ?? []
    expect(address).toBe('/api/classes/kid-class/roblox/trial')
    expect(JSON.parse(String(init?.body))).toEqual({
      name: 'Dewi Kartika',
      phone: '+62 800 5550 101',
      email: 'dewi@example.com',
      student: 'Kirana',
      age: '9',
      day: 'Any Saturday',
    })
    expect((await field('Who will come')).value).toBe('')
  })

  test('takes the same text again at once, by paste and autofill too', async () => {
    api.mockImplementation(async () => response(200, { message: THANKS }))
    await fillIn()
    await send()
    expect(await screen.findByText(THANKS)).toBeDefined()
    // Set each value in one step, as paste and autofill do.
    for (const [label, text] of Object.entries(typed))
      fireEvent.input(await field(label), { target: { value: text } })
    await send()
    await vi.waitFor(() => expect(api).toHaveBeenCalledTimes(2))
    const [first, second] = api.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
    expect(second).toEqual(first)
    expect(keyOf(1)).not.toBe(keyOf(0))
    expect(screen.queryByText('This field is required.')).toBeNull()
  })

  test('keeps what was typed when sending fails, and a second try is the same booking', async () => {
    api
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(response(200, { message: THANKS }))
    await fillIn()
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('Your trial was not booked')
    expect((await field('Who will come')).value).toBe('Kirana')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(THANKS)).toBeDefined()
    expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/)
    expect(keyOf(1)).toBe(keyOf(0))
  })
})

describe('the booking of a trial of a class with terms', () => {
  const slot = (value: string, day: string, left: number, price: number) => ({
    ...{ value, day, left, price, at: '2027-01-09T02:00:00.000Z', hours: '09:00–11:00' },
  })
  const trials = [
    slot('4.2027-01-09', 'Saturday, January 9, 2027', 1, 0),
    slot('4.2027-01-16', 'Saturday, January 16, 2027', 3, 75_000),
  ]
  const path = '/academy/kid-class/arts-craft'
  const { 'When it suits you': _, ...fields } = typed
  const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))

  beforeEach(() => {
    cleanup()
    renderPage(routes, path, { '/api/classes/kid-class/arts-craft': { ...roblox, path, trials } })
  })

  async function fillInFields() {
    for (const [label, text] of Object.entries(fields)) await userEvent.type(await field(label), text)
  }

  test('offers its lessons with places and price, and sends the one that was chosen', async () => {
    api.mockResolvedValue(response(201, { message: THANKS }))
    await fillInFields()
    expect(screen.queryByLabelText('When it suits you')).toBeNull()
    expect(screen.getByRole('radio', { name: /January 16.*3 places left · Rp 75.000/ })).toBeDefined()
    await choose(/January 9.*1 place left · Free/)
    await send()
    expect(await screen.findByText(THANKS)).toBeDefined()
    const [address, init] = api.mock.calls[0] ?? []
    expect(address).toBe('/api/classes/kid-class/arts-craft/trial')
    expect(JSON.parse(String(init?.body))).toMatchObject({ student: 'Kirana', slot: '4.2027-01-09' })
  })

  test('asks for a lesson, and names the choice among several faults', async () => {
    await field('Your name')
    await send()
    const summary = within(await screen.findByRole('region', { name: 'Please check 6 fields' }))
    expect(summary.getByText('Choose a day: This field is required.')).toBeDefined()
  })

  test('keeps what was typed when the last place is gone, and books another lesson', async () => {
    const sentence = 'The last place of this trial has just been taken. Please choose another time.'
    const errors = { slot: [sentence] }
    api
      .mockResolvedValueOnce(response(409, { message: sentence, code: 'slot_taken', errors }))
      .mockResolvedValueOnce(response(201, { message: THANKS }))
    await fillInFields()
    await choose(/January 9/)
    await send()
    expect(await screen.findByText(sentence)).toBeDefined()
    expect((await field('Who will come')).value).toBe('Kirana')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /January 9.*0 places left/ }).disabled).toBe(
      true,
    )
    await choose(/January 16/)
    await send()
    expect(await screen.findByText(THANKS)).toBeDefined()
    expect(JSON.parse(String(api.mock.calls[1]?.[1]?.body))).toMatchObject({ slot: '4.2027-01-16' })
  })

  test('is sent by the browser where there are no scripts', async () => {
    await field('Your name')
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Book a trial' })
    expect([form.method, new URL(form.action).pathname]).toEqual([
      'post',
      '/api/classes/kid-class/arts-craft/trial',
    ])
  })
})
