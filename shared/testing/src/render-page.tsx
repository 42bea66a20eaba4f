import { ApiError } from '@arunika/data'
import { ROOT_ROUTE } from '@arunika/federation'
import { cleanup, configure, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach } from 'vitest'
import { patience } from './patience.ts'
import { testSite } from './test-site.ts'

afterEach(cleanup)

// The first look at a page loads its modules, which takes long on a busy machine.
configure({ asyncUtilTimeout: patience(10_000) })

/** What the api answers to a GET address; an ApiError is a refusal, a missing address a 404. */
export type Answers = Record<string, unknown>

/**
 * Shows a remote's page as the shell would, without the shell: its router, the site's data and an api that
 * answers from `answers`. Change `answers` to change what the next look finds.
 */
export function renderPage(routes: RouteObject[], at: string, answers: Answers) {
  const fetcher = async (key: string) => {
    const answer = key in answers ? answers[key] : new ApiError(404, {})
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const root: RouteObject = {
    id: ROOT_ROUTE,
    loader: () => ({ site: testSite }),
    HydrateFallback: () => null,
    children: [...routes, { path: '*', element: <p>Another page</p> }],
  }
  const router = createMemoryRouter([root], { initialEntries: [at] })
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), fetcher, dedupingInterval: 0, shouldRetryOnError: false }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  )
  return { ...view, router }
}
