// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type PageDeclaration, type PageHandle, ROOT_ROUTE } from './page.ts'
import { pageRoutes } from './routes.ts'
import { useWords } from './use-words.ts'
import { defineCatalogue, defineWords } from './words.ts'

const names = defineWords({ game: 'Game Development' })
const Names = () => <p>{useWords(names).game}</p>
const BringingPage = () => <Names />
BringingPage.words = [
  defineCatalogue({ names }, { id: async () => ({ names: { game: 'Pengembangan Gim' } }) }),
]

const handle: PageDeclaration = {
  chunk: '',
  searchParams: [],
  meta: ({ read }) => ({ title: read(names).game, description: '' }),
}
/** Two pages that show the same word; only the first provides it in Indonesian. */
const twoPages = () =>
  pageRoutes('mf-test', [
    { path: '/bringing', handle, page: async () => ({ default: BringingPage }) },
    { path: '/lacking', handle, page: async () => ({ default: Names }) },
  ])

/** Server output of a page in Indonesian: its title and its markup. */
async function shownBy(routes: RouteObject[], path: string) {
  const route = routes.find((one) => one.path === path) ?? {}
  const lazy = route.lazy as () => Promise<object>
  const page = { ...route, ...(await lazy()), lazy: undefined } as RouteObject
  const site = { language: 'id' }
  const root = { id: ROOT_ROUTE, loader: () => null, children: [page] }
  const router = createMemoryRouter([root], {
    initialEntries: [path],
    hydrationData: { loaderData: { [ROOT_ROUTE]: { site } } },
  })
  const { meta } = route.handle as PageHandle
  const context = { params: {}, search: new URLSearchParams(), site } as Parameters<typeof meta>[0]
  return [meta(context, undefined).title, renderToString(<RouterProvider router={router} />)]
}

test.each([
  ['/bringing', '/lacking'],
  ['/lacking', '/bringing'],
])('a page shows the same after any other page: %s, then %s', async (...paths) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const routes = twoPages()
  const shown = new Map<string, unknown>()
  for (const path of paths) shown.set(path, await shownBy(routes, path))
  expect(shown.get('/bringing')).toEqual(['Pengembangan Gim', '<p>Pengembangan Gim</p>'])
  expect(shown.get('/lacking')).toEqual(['Game Development', '<p>Game Development</p>'])
  warn.mockRestore()
})
