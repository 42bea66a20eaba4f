import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ApiError } from '@anyam/data'
import { CONTENT, type NavEntry, type PageHandle, ROOT_ROUTE } from '@anyam/federation'
import { DEFAULT_LANGUAGE, type Language, type Site, siteIn } from '@arunika/contracts/site'
import { type RenderResult, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { expect } from 'vitest'
import { testSite } from './test-site.ts'

/** The api's response by GET address; an ApiError is a refusal, a missing address a 404. */
export type ApiResponses = Record<string, unknown>

/**
 * Renders a remote's page as the shell would, without the shell: its router, the site's data and an api that
 * responds from `responses`. Change `responses` to change the next response.
 * @param language of the document; English by default
 * @param facts of the site that differ from the test's
 */
export function renderPage(
  routes: RouteObject[],
  at: string,
  responses: ApiResponses,
  language?: Language,
  facts: Partial<Site> = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  document.documentElement.lang = language ?? DEFAULT_LANGUAGE
  const site = { ...siteIn(testSite, language), ...facts }
  const fetcher = async (key: string) => {
    const response = key in responses ? responses[key] : new ApiError(404, {})
    if (response instanceof ApiError) throw response
    return response
  }
  const root: RouteObject = {
    id: ROOT_ROUTE,
    loader: () => ({ site, nav: ownNav() }),
    HydrateFallback: () => null,
    children: [
      ...routes.map((route) => withContent(route, site)),
      { path: '*', element: <p>Another page</p> },
    ],
  }
  const router = createMemoryRouter([root], { initialEntries: [at] })
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  )
  return { ...view, router }
}

/** A route whose data contains the page's `content`, as in the shell's document. */
function withContent(route: RouteObject, site: Site): RouteObject {
  const { content } = (route.handle as PageHandle | undefined) ?? {}
  if (!content) return route
  const loader: RouteObject['loader'] = async ({ params, request }) => ({
    [CONTENT]: await content({ params, search: new URL(request.url).searchParams, site, nav: ownNav() }),
  })
  return { ...route, loader } as RouteObject
}

/** Menu entries of the remote under test. */
function ownNav(): NavEntry[] {
  for (let dir = dirname(expect.getState().testPath ?? '/'); dir !== dirname(dir); dir = dirname(dir)) {
    const file = join(dir, 'package.json')
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).federation?.nav ?? []
  }
  return []
}
