// @vitest-environment happy-dom
import type { PageHandle } from '@anyam/federation'
import { renderPage, testSite } from '@arunika/testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { federation } from '../../package.json'
import { routes } from './routes.tsx'

const pages = routes
  .map(({ path = '', handle }) => ({ path, handle: handle as PageHandle }))
  // Pages with parameters have separate tests.
  .filter(({ path }) => !path.includes(':'))
const context = { params: {}, search: new URLSearchParams(), site: testSite }
const structuredDataOf = async ({ structuredData }: PageHandle) =>
  (await structuredData?.(context, undefined)) ?? []
const typeOf = (item: object) => ('@type' in item ? item['@type'] : '')

/** No menu links to project pages; the page's handle supplies the name. */
const inMenus = pages.filter(({ handle }) => handle.chunk !== 'project')

test('every page has an entry in the manifest, from which its menus and breadcrumbs come', () => {
  const entries = federation.nav
    .filter(({ area }) => area !== 'action')
    .flatMap((entry) => [entry, ...(entry.children ?? [])])
  expect(entries.map(({ to }) => to).toSorted()).toEqual(inMenus.map(({ path }) => path).toSorted())
})

/** Verbatim texts that the specification requires on each page. */
const words: Record<string, string[]> = {
  '/': ["LET'S BUILD TOGETHER", 'WHAT WE DO', 'RECENT WORK', 'OUR PARTNERS'],
  '/about-us': [
    'EVERY SCIENCE BEGINS AS A PHILOSOPHY AND ENDS AS AN ART',
    'OUR VISION',
    'OUR MISSION',
    'BOARD OF DIRECTORS',
    'MEET OUR TEAMS',
  ],
  '/academy': ['Kid Class', 'Regular Class', 'Arts Gallery'],
  '/academy/kid-class': [
    'Roblox',
    'Digital Drawing',
    'Arts & Craft',
    '5 months / course',
    'Game Programming Using Scratch',
    'Fantasy Creature Design',
    'Stop Motion Animation',
    '1 month 4 sessions / 2 hour, min 5 persons',
    'Jewelry Making',
    'Mask Making',
    'Clay Art & Pottery',
    'Watercolor Painting',
    'Puppetry & Design',
    'Tentative 2-8 hour, min 10 Participants',
  ],
  '/academy/regular-class': [
    'Concept Art',
    '3D Modeling',
    '3D Animation',
    '2D Animation',
    'Character Animation',
    'Game Development',
    'E-Sport Bootcamp',
    'Website & App Design',
    'Portfolio Development',
    '5 months / course',
    'Web Design',
    'Video Promotion',
    'Adv Graphic Design',
    'Photography & Editting',
    'Motion Capture & Animation',
    'Interior | 360 Virtual Tour',
    'Tentative 7-8 Hour, min 5 Participant',
  ],
  '/technology': ['Game Development', 'Animation'],
  '/technology/game-development': ['2.7 million', '37 local artists on one platform'],
  '/technology/animation': ['2 seasons, 88 episodes', '2 seasons, 104 episodes'],
  '/technology/illustration': ['Illustration', 'Concept Art', 'Storyboard', '3D Design'],
  '/technology/logo-design': ['Logo Design', 'Product Branding'],
  '/technology/information-technology': ['Augmented Reality', 'Virtual Reality', 'HoloLens'],
  '/technology/web-and-app-development': [
    'Website Design & Development',
    'Mobile Apps',
    'Educational Platform',
    'Gamification',
  ],
  '/contact-us': ['Get in Touch', 'SEND NOW'],
}

describe.each(pages)('$path', ({ path, handle }) => {
  test('has one heading of its own and every text of the specification', async () => {
    const { container } = renderPage(routes, path, {})
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    const text = container.textContent ?? ''
    for (const word of words[path] ?? []) expect(text).toContain(word)
  })

  test('has its own title, and tells search engines its address', async () => {
    const { title, description } = handle.meta(context, undefined)
    const others = pages.filter((page) => page.path !== path)
    expect(others.map((page) => page.handle.meta(context, undefined).title)).not.toContain(title)
    expect(description.length).toBeGreaterThan(40)
    const types = (await structuredDataOf(handle)).map(typeOf)
    if (path === '/') expect(types).toContain('Organization')
    if (path.startsWith('/academy')) expect(types).toContain('Course')
  })
})

test('a course says what Google asks of one: an offer, and how it is held', async () => {
  const all = await Promise.all(pages.map(({ handle }) => structuredDataOf(handle)))
  const courses = all.flat().filter((item) => typeOf(item) === 'Course')
  expect(courses.length).toBeGreaterThan(0)
  for (const course of courses)
    expect(course).toMatchObject({
      inLanguage: 'en',
      provider: { name: expect.any(String) },
      offers: { category: 'Paid' },
      hasCourseInstance: {
        courseMode: 'Onsite',
        courseSchedule: { repeatCount: 5, repeatFrequency: 'Monthly' },
      },
    })
})

test('each page has a social card of its own', async () => {
  const cards = await Promise.all(pages.map(({ handle }) => handle.card?.(context, undefined)))
  expect(new Set(cards.map((card) => card?.title)).size).toBe(pages.length)
})

test('the video home page opens with both programmes, four students and the gallery', async () => {
  renderPage(routes, '/?home=video', {})
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(
    screen.getAllByRole('link', { name: /^View More/ }).map((link) => link.getAttribute('href')),
  ).toEqual(['/academy/kid-class', '/academy/regular-class'])
  expect(screen.getByText('Arts Gallery')).toBeDefined()
})
