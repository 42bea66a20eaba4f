import { ROOT_ROUTE } from '@anyam/federation'
import { prefixOf } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom'
import type { PageState } from './page-state.ts'
import { rootData } from './root-data.ts'

/**
 * Loads the code of the matched routes, because the router treats a route as hydrated only if its page is
 * already loaded.
 */
export async function resolveLazy(
  routes: RouteObject[],
  location: Location,
  { language }: Pick<Site, 'language'>,
): Promise<void> {
  const matches = matchRoutes(routes, location, prefixOf(language)) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** The router's initial data. @param complete true if the server's page can be hydrated */
export function hydrationData({ site, set, page }: PageState, complete: boolean): HydrationState {
  const root = { [ROOT_ROUTE]: rootData(site, set) }
  if (!page || !complete) return { loaderData: root }
  const errors = Object.entries(page.errors ?? {}).map(([id, { status, data }]) => [
    id,
    new ErrorResponse(status, '', data),
  ])
  return {
    loaderData: { ...page.loaderData, ...root },
    ...(errors.length > 0 && { errors: Object.fromEntries(errors) }),
  }
}
