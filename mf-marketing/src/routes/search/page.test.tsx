// @vitest-environment happy-dom
import type { PageHandle } from '@anyam/federation'
import { renderPage } from '@arunika/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../expose/routes.tsx'

const texts = vi.hoisted(() => ({ areAway: false }))
vi.mock('../../features/search/texts.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../features/search/texts.ts')>()
  return {
    get texts() {
      if (texts.areAway) throw new Error('away')
      return original.texts
    },
  }
})

beforeAll(() => import('./page.tsx'))
beforeEach(() => {
  texts.areAway = false
})

/** Routes as a host without support for page content loads them. */
const withoutContent = routes.map((route) => {
  const { content: _, ...handle } = route.handle as PageHandle
  return { ...route, handle } as typeof route
})
const link = (name: string) => screen.findByRole('link', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function search(words: string) {
  const field = screen.getByRole('searchbox')
  await userEvent.clear(field)
  await userEvent.type(field, `${words}{Enter}`)
  await heading(`Results for “${words}”`)
}

test('each search shows what it finds, and leaves the focus in the field', async () => {
  renderPage(routes, '/search?q=tembara', {})
  await link('Logo Design')
  await search('tapir')
  await link('Rimba')
  expect(screen.queryByRole('link', { name: 'Logo Design' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.getByRole('status').textContent).toMatch(/^Results for tapir/)
})

test('in a host that brings no results the page finds them itself', async () => {
  renderPage(withoutContent, '/search?q=tembara', {})
  await link('Logo Design')
  await search('tapir')
  await link('Rimba')
  expect(screen.queryByRole('link', { name: 'Logo Design' })).toBeNull()
})

test('without its texts the page says so, and leads on', async () => {
  texts.areAway = true
  renderPage(withoutContent, '/search?q=tembara', {})
  await screen.findByText(/cannot be searched right now/)
  expect(screen.getByRole('link', { name: 'ask us' })).toBeDefined()
})

test.each([
  {
    language: undefined,
    api: '/api/classes',
    nothing: 'Nothing found',
    searched: /pages, classes, projects, open positions and news/,
    ask: 'ask us',
  },
  {
    language: 'id',
    api: '/api/classes?language=id',
    nothing: 'Tidak ada yang ditemukan',
    searched: /halaman, kelas, proyek, lowongan, dan berita/,
    ask: 'tanyakan kepada kami',
  },
] as const)(
  'a search without results says where it looked and leads on ($nothing)',
  async ({ language, api, ...texts }) => {
    renderPage(routes, '/search?q=zzqq', { [api]: [] }, language)
    await screen.findByRole('heading', { level: 2, name: texts.nothing })
    expect(screen.getAllByText(texts.searched).some(({ textContent }) => textContent?.includes('zzqq'))).toBe(
      true,
    )
    expect(screen.getAllByRole('link', { name: texts.ask }).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('link').some((each) => each.getAttribute('href') === '/academy')).toBe(true)
    expect(screen.getByRole('status').textContent).toContain(texts.nothing)
  },
)

test('a search is not called empty while the classes cannot be looked through', async () => {
  renderPage(routes, '/search?q=zzqq', {})
  await link('ask us')
  expect(screen.queryByRole('heading', { level: 2, name: 'Nothing found' })).toBeNull()
})

test('nothing is looked for before there are words', async () => {
  renderPage(routes, '/search', {})
  await heading('Search')
  expect(screen.queryByRole('link', { name: 'ask us' })).toBeNull()
})
