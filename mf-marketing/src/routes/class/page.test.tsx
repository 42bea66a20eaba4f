// @vitest-environment happy-dom

import { ApiError } from '@anyam/data'
import { type PageHandle, readIn } from '@anyam/federation'
import { type AcademyClass, PORTFOLIO_PATH } from '@arunika/contracts'
import { type ApiResponses, renderPage, testSite } from '@arunika/testing'
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../expose/routes.tsx'
import { forServers } from '../for-servers.ts'
import { classHandle } from './handle.ts'

const conceptArt: AcademyClass = {
  path: '/academy/regular-class/concept-art',
  name: 'Concept Art',
  kind: 'class',
  ages: '13-',
  days: 'Mondays and Wednesdays, 18:30–20:30',
  price: 900_000,
  pricePer: 'month',
  teacher: 'Tiara Lestari',
  seats: { to: 8 },
  schedule: { repeatFrequency: 'Monthly', repeatCount: 5 },
  summary: 'Concept Art from 13 at Arunika Academy in Bandung, with Tiara Lestari.',
  sampled: ['days', 'price', 'teacher'],
}
const API = '/api/classes/regular-class/concept-art'
const works = (course_name: string) => ({
  portfolios: [
    {
      course_name,
      portfolios: [{ type: 'image', path: 'portfolio/market.jpg', student: { full_name: 'Ayu Lestari' } }],
    },
  ],
})
beforeAll(() => import('./page.tsx'))

const show = (responses: ApiResponses = {}) =>
  renderPage(routes, conceptArt.path, { [API]: conceptArt, ...responses })
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('the page of a class', () => {
  test('says what one asks before one comes', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Concept Art' })).toBeDefined()
    expect(fact('Ages')).toBe('13 and above')
    expect(fact('Days')).toBe('Mondays and Wednesdays, 18:30–20:30')
    expect(fact('Length')).toBe('5 months / course')
    expect(fact('Price')).toBe('Rp 900.000 / month')
    expect(fact('Teacher')).toBe('Tiara Lestari')
    expect(fact('Seats')).toBe('At most 8 in a class')
  })

  test('says level, language and what one makes with which tools, but nothing that an older api leaves out', async () => {
    const { unmount } = show({
      [API]: {
        ...conceptArt,
        level: 'beginner',
        languages: ['id', 'en'],
        starts: 'In January and July',
        makes: 'Places that a team can build',
        tools: 'Photoshop',
        included: 'Software',
        entry: 'Nothing',
      } satisfies AcademyClass,
    })
    await screen.findByRole('heading', { level: 1, name: 'Concept Art' })
    const names = [
      'Level',
      'Taught in',
      'Starts',
      'What you make',
      'Tools',
      'Included',
      'What you need to know',
    ]
    expect(names.map(fact)).toEqual([
      'Beginner',
      'Indonesian, English',
      'In January and July',
      'Places that a team can build',
      'Photoshop',
      'Software',
      'Nothing',
    ])
    unmount()
    show()
    await screen.findByRole('heading', { level: 1, name: 'Concept Art' })
    for (const name of names) expect(screen.queryByText(name, { selector: 'dt' })).toBeNull()
  })

  test('lists its syllabus month by month, and none of an older api', async () => {
    const syllabus = ['Shapes', 'People', 'Places', 'Creatures', 'A project']
    const { unmount } = show({ [API]: { ...conceptArt, syllabus } satisfies AcademyClass })
    await screen.findByRole('heading', { name: 'Month by month' })
    const list = screen.getByText('Shapes').closest('ol')
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(syllabus)
    unmount()
    show()
    await screen.findByRole('heading', { level: 1, name: 'Concept Art' })
    expect(screen.queryByRole('heading', { name: 'Month by month' })).toBeNull()
  })

  test('lists its terms with dates, days, teacher and places', async () => {
    const term = {
      ...{ id: 1, startsOn: '2027-01-04', endsOn: '2027-05-29', weekdays: ['monday' as const] },
      ...{ dates: 'January 4, 2027 – May 29, 2027', days: 'Mondays, 18:30–20:30', seats: 8, left: 3 },
      teacher: 'Maya Hartono',
    }
    show({ [API]: { ...conceptArt, terms: [term, { ...term, id: 2, left: 0 }] } satisfies AcademyClass })
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeDefined()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'January 4, 2027 – May 29, 2027Mondays, 18:30–20:30Maya Hartono3 of 8 places left',
        'January 4, 2027 – May 29, 2027Mondays, 18:30–20:30Maya HartonoAll places are taken',
      ]),
    )
  })

  test('leads to a chat that begins with the name of the class', async () => {
    show()
    const [chat] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' })
    const address = new URL(chat?.href ?? '')
    expect(address.origin + address.pathname).toBe(testSite.phone.whatsapp)
    expect(address.searchParams.get('text')).toContain('Concept Art')
  })

  test('shows works of its own students, else says that they are of other classes', async () => {
    const { unmount } = show({ [PORTFOLIO_PATH]: works('Concept Art') })
    expect(await screen.findByRole('heading', { name: 'Made in this class' })).toBeDefined()
    unmount()
    show({ [PORTFOLIO_PATH]: works('Roblox') })
    expect(await screen.findByRole('heading', { name: 'Made in our classes' })).toBeDefined()
    expect(screen.getByText('Student Portfolio - Roblox')).toBeDefined()
  })

  test('has no trial of a day that is held once', async () => {
    show({ [API]: { ...conceptArt, kind: 'workshop' } })
    expect(await screen.findByRole('link', { name: 'Register for this workshop' })).toBeDefined()
    expect(screen.queryByRole('form', { name: 'Book a trial' })).toBeNull()
  })

  test('is complete without the gallery', async () => {
    show({ [PORTFOLIO_PATH]: new ApiError(503, {}) })
    expect(await screen.findByRole('heading', { name: 'At a glance' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: /^Made in/ })).toBeNull()
  })

  test('shows a class that this build has no picture of by its facts', async () => {
    const path = '/academy/kid-class/origami'
    const origami = { ...conceptArt, path, name: 'Origami', summary: 'Origami for ages 6-12.' }
    renderPage(routes, path, { '/api/classes/kid-class/origami': origami })
    expect(await screen.findByText('Origami for ages 6-12.')).toBeDefined()
  })

  test('says that there is no such class', async () => {
    renderPage(routes, '/academy/kid-class/nothing', {})
    expect(await screen.findByRole('heading', { level: 1, name: 'This class is not here' })).toBeDefined()
  })
})

describe('search engines and messengers', () => {
  const context = { params: {}, search: new URLSearchParams(), site: testSite, read: readIn([]) }

  test('learn price, teacher and length', async () => {
    const [course] = (await forServers(classHandle).structuredData?.(context, conceptArt)) ?? []
    expect(course).toMatchObject({
      '@type': 'Course',
      url: 'https://arunika.test/academy/regular-class/concept-art',
      typicalAgeRange: '13-',
      offers: { category: 'Paid', price: 900_000, priceCurrency: 'IDR' },
      hasCourseInstance: {
        courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Monthly', repeatCount: 5 },
        instructor: { name: 'Tiara Lestari' },
      },
    })
  })

  test('get a card with the picture of the class', async () => {
    const route = routes.find(({ path }) => path === '/academy/:programme/:slug')
    const { card } = (route?.handle ?? {}) as PageHandle
    expect(await card?.(context, conceptArt)).toMatchObject({
      title: 'Concept Art',
      picture: expect.stringContaining('concept-art'),
    })
  })
})
