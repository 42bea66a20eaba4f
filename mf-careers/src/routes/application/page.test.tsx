// @vitest-environment happy-dom

import { ApiError } from '@anyam/data'
import { readIn } from '@anyam/federation'
import type { Vacancy } from '@arunika/contracts'
import { type ApiResponses, renderPage, testSite } from '@arunika/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'
import { FakeUpload } from './fake-upload.ts'
import { applicationHandle } from './handle.ts'

const vacancy: Vacancy = {
  id: 3,
  type: 'internship',
  title: 'Game Design Intern',
  location: 'Bandung, Indonesia',
  description: '<p>Make things.</p>',
  requirement: '<ul><li>Curiosity</li></ul>',
  createdAt: '2026-11-20T02:00:00.000Z',
}

const LABELS = [
  'Full Name',
  'Phone',
  'Email',
  'Last Education',
  'School/Campus/Institution Name',
  'Why are you interested',
  'Previous experience',
  'Special skills or expertise',
  'Software or tools experience',
  'Working style in a team',
  'CV and portfolio',
]
const cv = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })

const user = userEvent.setup({ applyAccept: false })
const show = (responses: ApiResponses = { '/api/job-vacancies/3': vacancy }) =>
  renderPage(routes, '/career/3', responses)
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const send = () => user.click(screen.getByRole('button', { name: /SEND NOW/ }))
const lastUpload = () => vi.waitUntil(() => FakeUpload.all.at(-1))

async function fillIn() {
  for (const label of LABELS.slice(0, 10)) {
    const control = await field(label)
    if (label === 'Last Education') await user.selectOptions(control, 's1')
    else await user.type(control, label === 'Email' ? 'dewi@example.com' : 'Something')
  }
  await user.upload(await field('CV and portfolio'), cv)
}

beforeEach(() => {
  FakeUpload.all = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the application form', () => {
  test('asks for everything in order, below the type and title of the vacancy', async () => {
    show()
    expect(
      await screen.findByRole('heading', { level: 1, name: /Internship: Game Design Intern/ }),
    ).toBeDefined()
    const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent)
    expect(labels).toEqual(LABELS)
    expect(screen.getByText('max 3 files, each file max 25 MB, PDF and images only')).toBeDefined()
    expect(screen.getByText(testSite.phone.display)).toBeDefined()
  })

  test('has three steps, and tells how much of them is done', async () => {
    show()
    await fillIn()
    const steps = screen.getAllByRole('group').map((step) => step.querySelector('legend')?.textContent)
    expect(steps).toEqual(['Step 1 of 3: About you', 'Step 2 of 3: Your answers', 'Step 3 of 3: Documents'])
    const progress = await screen.findByRole<HTMLProgressElement>('progressbar', {
      name: 'All filled in: please send it',
    })
    expect([progress.value, progress.max]).toEqual([11, 11])
    await user.clear(await field('Phone'))
    await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
    expect(screen.getByRole('progressbar', { name: '9 of 11 filled in' })).toBeDefined()
  })

  test('sent empty, names every field that is missing, there and above the form', async () => {
    show()
    const first = await field('Full Name')
    await send()
    expect(await screen.findAllByText('This field is required.')).toHaveLength(11)
    const summary = await screen.findByRole('region', { name: 'Please check 11 fields' })
    expect(document.activeElement).toBe(summary)
    expect(first.getAttribute('aria-invalid')).toBe('true')
    await user.click(within(summary).getByRole('link', { name: /^CV and portfolio/ }))
    expect(document.activeElement).toBe(await field('CV and portfolio'))
    expect(FakeUpload.all).toHaveLength(0)
  })

  test('goes to the documents when only they are missing', async () => {
    show()
    await fillIn()
    await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
    await send()
    expect(document.activeElement).toBe(await field('CV and portfolio'))
  })

  test('checks documents as soon as they are chosen, and lets each be taken away', async () => {
    show()
    const input = await field('CV and portfolio')
    await user.upload(input, new File(['x'], 'cv.docx', { type: 'application/msword' }))
    expect(screen.getByText('Only JPG, JPEG, PNG, WEBP, and PDF files are allowed.')).toBeDefined()
    await user.upload(
      input,
      [1, 2, 3].map((n) => new File(['x'], `${n}.png`, { type: 'image/png' })),
    )
    expect(screen.getByText('Max 3 files allowed')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remove cv.docx' }))
    expect(screen.queryByText('Max 3 files allowed')).toBeNull()
    expect(screen.getByText('1.png')).toBeDefined()
  })

  test('sends all fields and files, tells how far it is, and ends with message, reference and an empty form', async () => {
    show()
    await fillIn()
    await send()
    const upload = await lastUpload()
    expect(upload.url).toBe('/api/job-vacancies/3')
    expect(upload.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(upload.body.get('institution')).toBe('Something')
    expect(upload.body.getAll('cv_or_portfolios')).toHaveLength(1)
    act(() => upload.progress(50, 200))
    expect(screen.getByText('Sending your application: 25%')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sending...' }).hasAttribute('disabled')).toBe(true)
    await act(async () => upload.response(200, { message: 'Thank you!', reference: 'AR-23456789' }))
    expect(screen.getByText('Thank you!')).toBeDefined()
    expect(screen.getByText('AR-23456789')).toBeDefined()
    expect((await field('Full Name')).value).toBe('')
    expect(screen.queryByText('cv.pdf')).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test('takes the same text again at once, by paste and autofill too', async () => {
    show()
    const uploads: FormData[] = []
    for (const round of [1, 2]) {
      // Set each value in one step, as paste and autofill do.
      for (const label of LABELS.slice(0, 10)) {
        const value = label === 'Email' ? 'dewi@example.com' : label === 'Last Education' ? 's1' : 'Something'
        fireEvent.input(await field(label), { target: { value } })
      }
      await user.upload(await field('CV and portfolio'), cv)
      await send()
      await vi.waitFor(() => expect(FakeUpload.all).toHaveLength(round))
      const upload = await lastUpload()
      uploads.push(upload.body)
      await act(async () => upload.response(200, { message: 'Thank you!', reference: `AR-2345678${round}` }))
      expect(screen.getByText(`AR-2345678${round}`)).toBeDefined()
    }
    const [first = [], second] = uploads.map((body) => [...body.keys()].map((name) => body.get(name)))
    expect(first.length).toBeGreaterThan(10)
    expect(second).toEqual(first)
    const keys = FakeUpload.all.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  test('that fails says why, loses nothing, and is the same application when tried again', async () => {
    show()
    await fillIn()
    await send()
    await act(async () => (await lastUpload()).response(503, { message: 'Please try again shortly.' }))
    expect(screen.getByRole('alert').textContent).toContain('Please try again shortly.')
    expect((await field('Full Name')).value).toBe('Something')
    expect(screen.getByText('cv.pdf')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitUntil(() => FakeUpload.all.length === 2)
    const [first, second] = FakeUpload.all
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  test('shows errors of the api next to the field', async () => {
    show()
    await fillIn()
    await send()
    const problems = { message: 'Please check the fields.', errors: { phone: ['No such number.'] } }
    await act(async () => (await lastUpload()).response(422, problems))
    expect(screen.getByText('No such number.')).toBeDefined()
    expect(document.activeElement).toBe(await field('Phone'))
  })

  test('can be stopped while it is sent', async () => {
    show()
    await fillIn()
    await send()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(/Sending was stopped/)).toBeDefined()
    expect((await field('Full Name')).value).toBe('Something')
  })

  test('keeps what was typed for the next visit', async () => {
    const { unmount } = show()
    await user.type(await field('Full Name'), 'Dewi')
    unmount()
    show()
    expect((await field('Full Name')).value).toBe('Dewi')
  })

  test('asks before it is left unsent', async () => {
    const { router } = show()
    await user.type(await field('Full Name'), 'Dewi')
    await act(() => router.navigate('/elsewhere'))
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(router.state.location.pathname).toBe('/career/3')
    await act(() => router.navigate('/elsewhere'))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Another page')).toBeDefined()
  })
})

describe('a vacancy that cannot be applied for', () => {
  const list = { '/api/job-vacancies': [{ ...vacancy, id: 9, title: 'Still open' }] }

  test('is closed: says so and shows what is open', async () => {
    show({ ...list, '/api/job-vacancies/3': new ApiError(410, {}) })
    expect(await screen.findByRole('heading', { level: 1, name: 'This position is closed' })).toBeDefined()
    const other = await screen.findByRole('link', { name: /^Still open/ })
    expect(other.getAttribute('href')).toBe('/career/9')
  })

  test('does not exist: says so', async () => {
    show(list)
    expect(await screen.findByRole('heading', { level: 1, name: 'This position is not here' })).toBeDefined()
  })
})

test('job search engines get the vacancy as a posting', () => {
  const context = { params: { id: '3' }, search: new URLSearchParams(), site: testSite, read: readIn([]) }
  expect(applicationHandle.meta(context, vacancy).jsonLd?.[0]).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-20',
    employmentType: 'INTERN',
    hiringOrganization: { name: 'Arunika', logo: expect.stringMatching(/icon-512\.png$/) },
    jobLocation: [
      { address: { addressLocality: 'Bandung', addressRegion: 'West Java', addressCountry: 'ID' } },
    ],
  })
  const terms = { closesOn: '2026-12-31', salaryMin: 5_000_000, location: 'Bandung, Indonesia or Singapore' }
  expect(applicationHandle.meta(context, { ...vacancy, ...terms }).jsonLd?.[0]).toMatchObject({
    validThrough: '2026-12-31T23:59:59+07:00',
    baseSalary: { currency: 'IDR', value: { minValue: 5_000_000, unitText: 'MONTH' } },
    jobLocation: [{ address: { addressLocality: 'Bandung' } }, { address: { addressCountry: 'SG' } }],
  })
  expect(applicationHandle.meta(context, undefined).jsonLd).toBeUndefined()
  // The first version of the api does not send the date.
  const { createdAt: _, ...older } = vacancy
  expect(applicationHandle.meta(context, older).jsonLd?.[0]).not.toHaveProperty('datePosted')
})

describe('a form that the browser sent without scripts', () => {
  const showAt = (query: string) =>
    renderPage(routes, `/career/3?${query}`, { '/api/job-vacancies/3': vacancy })

  test('ends with thanks and the reference', async () => {
    showAt('sent=AR-7KQ2M9XD')
    expect(await screen.findByText('Thank you! Your application has been sent.')).toBeDefined()
    expect(screen.getByText('AR-7KQ2M9XD')).toBeDefined()
  })

  test('that was refused says what to do, and words in the address are not shown', async () => {
    showAt('fault=validation_failed')
    expect(await screen.findByText(/attach one to three files/)).toBeDefined()
    showAt('sent=Call+0900+now&fault=Call+0900+now')
    await screen.findAllByRole('heading', { name: 'Your application could not be sent' })
    expect(screen.queryByText(/0900/)).toBeNull()
  })
})
