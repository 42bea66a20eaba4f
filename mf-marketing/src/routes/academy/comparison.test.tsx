// @vitest-environment happy-dom

import { ApiError } from '@anyam/data'
import { type AcademyClass, PORTFOLIO_PATH } from '@arunika/contracts'
import { type ApiResponses, renderPage } from '@arunika/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
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
  level: 'beginner',
  languages: ['id', 'en'],
  entry: 'Nothing',
  tools: 'Roblox Studio',
  included: 'Computers',
  makes: 'A world',
  starts: 'In January and July',
  summary: 'Roblox for ages 6-12.',
  sampled: [],
}
const as = (name: string, slug: string, own: Partial<AcademyClass> = {}): AcademyClass => ({
  ...roblox,
  name,
  path: `/academy/kid-class/${slug}`,
  ...own,
})
const craft = as('Arts & Craft', 'arts-craft', { days: 'Saturdays, 13:00–15:00', languages: ['id'] })
const clay = as('Clay Art & Pottery', 'clay-art-pottery', { kind: 'workshop' })
const drawing = as('Digital Drawing', 'digital-drawing', { level: 'intermediate' })
const classes = [roblox, craft, clay, drawing]

beforeAll(() => Promise.all([import('./page.tsx'), import('./comparison.tsx')]))

const show = (at: string, responses: ApiResponses = {}) =>
  renderPage(routes, at, { [PORTFOLIO_PATH]: { portfolios: [] }, '/api/classes': classes, ...responses })
const finder = async () => within(await screen.findByRole('region', { name: 'Find the right class' }))
const choice = async (name: string) =>
  (await finder()).findByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` })
const press = async (role: string, name: string) =>
  userEvent.click((await finder()).getByRole(role, { name }))
const namesIn = (table: HTMLElement, role: string) =>
  within(table)
    .getAllByRole(role)
    .map(({ textContent }) => textContent)

describe('the class finder', () => {
  test('finds classes by level and language, which the address says', async () => {
    const { router } = show('/academy?age=8')
    await (await finder()).findByText('4 classes fit.')
    await userEvent.selectOptions((await finder()).getByLabelText('Level'), 'Beginner')
    await userEvent.selectOptions((await finder()).getByLabelText('Taught in'), 'English')
    await press('button', 'Show classes')
    await (await finder()).findByText('2 classes fit.')
    expect(router.state.location.search).toBe('?age=8&level=beginner&language=en')
  })

  test('says what was looked for in vain, and which wish to leave open', async () => {
    const { router } = show('/academy?age=8&level=intermediate&price=400000&language=en')
    await (await finder()).findByText('No class fits: age 8, intermediate, up to Rp 400.000, in English.')
    expect((await finder()).queryByRole('link', { name: 'Any level' })).toBeNull()
    await press('link', 'Any price')
    await (await finder()).findByText('1 class fits.')
    expect(router.state.location.search).toBe('?age=8&level=intermediate&language=en')
  })

  test('names the wishes that can be met one by one if more than one is in the way', async () => {
    const { router } = show('/academy?age=8&day=sunday&level=advanced')
    await (await finder()).findByText('No class fits: age 8, Sunday, advanced.')
    expect((await finder()).queryByRole('link', { name: 'Sunday' })).toBeNull()
    await press('link', 'age 8')
    await (await finder()).findByText('4 classes fit.')
    expect(router.state.location.search).toBe('?age=8')
  })

  test('offers no level and no language over an older api, which states neither', async () => {
    const older = classes.map(({ level: _, languages: __, ...rest }) => rest)
    show('/academy?age=8&level=advanced', { '/api/classes': older })
    await (await finder()).findByText('4 classes fit.')
    expect((await finder()).queryByLabelText('Level')).toBeNull()
    expect((await finder()).queryByLabelText('Taught in')).toBeNull()
    expect((await finder()).getByLabelText('Day')).toBeDefined()
  })
})

describe('the comparison', () => {
  test('begins with the second class that is chosen, and the address keeps the choice', async () => {
    const { router } = show('/academy?age=8')
    await userEvent.click(await choice('Roblox'))
    await (await finder()).findByText('1 class chosen. Choose one or two more.')
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(await choice('Arts & Craft'))
    const table = await screen.findByRole('table')
    expect(router.state.location.search).toBe('?age=8&compare=roblox,arts-craft')
    await vi.waitFor(async () => expect((await choice('Roblox')).checked).toBe(true))
    expect(namesIn(table, 'rowheader')).toEqual([
      'Ages',
      'Days',
      'Level',
      'Taught in',
      'Price',
      'Included',
      'What you make',
      'Tools',
      'What you need to know',
      'Starts',
      'Seats',
      'Next step',
    ])
    const row = within(table).getByRole('row', { name: /^Taught in/ })
    expect(namesIn(row, 'cell')).toEqual(['Indonesian, English', 'Indonesian'])
  })

  test('leads to each class and to its trial, and a workshop has none', async () => {
    show('/academy?compare=roblox,clay-art-pottery')
    const table = within(await screen.findByRole('table'))
    const leadsTo = (name: string) => table.getByRole('link', { name }).getAttribute('href')
    expect(leadsTo('Roblox')).toBe(roblox.path)
    expect(leadsTo('Book a trial Roblox')).toBe(`${roblox.path}#trial`)
    expect(leadsTo('See the workshop Clay Art & Pottery')).toBe(clay.path)
  })

  test('has three classes at most: a fourth can be reached, but not chosen, and says why', async () => {
    const { router } = show('/academy?age=8&compare=roblox,arts-craft,clay-art-pottery')
    const fourth = await choice('Digital Drawing')
    expect(fourth.getAttribute('aria-disabled')).toBe('true')
    expect(fourth.disabled).toBe(false)
    const reason = document.getElementById(fourth.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toMatch(/^3 classes chosen, and no more fit/)
    await userEvent.click(fourth)
    expect(fourth.checked).toBe(false)
    await userEvent.click(await choice('Roblox'))
    await vi.waitFor(() =>
      expect(router.state.location.search).toBe('?age=8&compare=arts-craft,clay-art-pottery'),
    )
    await vi.waitFor(() => expect(fourth.getAttribute('aria-disabled')).toBeNull())
  })

  test('takes the focus when a visitor asks for it, and a second class if one is missing', async () => {
    show('/academy?age=8')
    await userEvent.click(await choice('Roblox'))
    await press('button', 'Compare side by side')
    expect(document.activeElement?.textContent).toBe('1 class chosen. Choose one or two more.')
    await userEvent.click(await choice('Arts & Craft'))
    await press('button', 'Compare side by side')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Side by side'))
  })

  test('loses a class by its link, keeps the wishes, and leaves the focus in the finder', async () => {
    const { router } = show('/academy?age=8&compare=roblox,arts-craft,digital-drawing')
    await screen.findByRole('table')
    await press('link', 'Remove Arts & Craft')
    await vi.waitFor(() => expect(router.state.location.search).toBe('?age=8&compare=roblox,digital-drawing'))
    await vi.waitFor(async () => expect((await choice('Arts & Craft')).checked).toBe(false))
    await press('link', 'Remove Roblox')
    await vi.waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(document.activeElement?.id).toBe('class-finder')
  })

  test('stays while a visitor looks for other classes', async () => {
    const { router } = show('/academy?age=8&compare=roblox,clay-art-pottery')
    await screen.findByRole('table')
    await userEvent.selectOptions((await finder()).getByLabelText('Level'), 'Intermediate')
    await press('button', 'Show classes')
    await (await finder()).findByText('1 class fits.')
    expect(router.state.location.search).toBe('?age=8&level=intermediate&compare=roblox,clay-art-pottery')
    await userEvent.click(await choice('Digital Drawing'))
    await vi.waitFor(() =>
      expect(router.state.location.search).toMatch(/compare=roblox,clay-art-pottery,digital-drawing$/),
    )
  })

  test('says that the classes are away, or gone', async () => {
    const { unmount } = show('/academy?compare=a,b')
    await screen.findByText(/classes are no longer here/)
    unmount()
    show('/academy?compare=a,b', { '/api/classes': new ApiError(503, {}) })
    await screen.findByText(/cannot compare the classes right now/)
  })

  test('speaks Indonesian, and asks about what an older api leaves out', async () => {
    const { level: _, ...older } = { ...roblox, days: 'Sabtu, 09.00–11.00', language: 'id' as const }
    const inIndonesian = { '/api/classes?language=id': [older, { ...craft, language: 'id' as const }] }
    renderPage(
      routes,
      '/academy?compare=roblox,arts-craft',
      { [PORTFOLIO_PATH]: { portfolios: [] }, ...inIndonesian },
      'id',
    )
    const table = await screen.findByRole('table')
    const row = within(table).getByRole('row', { name: /^Tingkat/ })
    expect(namesIn(row, 'cell')).toEqual(['Silakan tanyakan kepada kami', 'Pemula'])
    expect(within(table).getByText('Sabtu, 09.00–11.00')).toBeDefined()
    expect(within(table).getByRole('link', { name: 'Ikut kelas percobaan Roblox' })).toBeDefined()
  })
})
