import { ROOT_ROUTE } from '@anyam/federation'
import { languageAt, prefixOf } from '@anyam/protocol/languages'
import { createStaticHandler, isRouteErrorResponse, type RouteObject } from 'react-router-dom'
import type { RouteError } from '../app/page-state.ts'

/**
 * Matches an address and loads its data.
 * @returns a `Response` for a redirect
 * @throws a loader's error, except for an error response of the api
 */
export async function query(routes: RouteObject[], url: string) {
  const basename = prefixOf(languageAt(new URL(url).pathname)) || '/'
  const handler = createStaticHandler(routes, { basename })
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error
  const errors = context.errors as Record<string, RouteError> | null
  const loaderData: Record<string, unknown> = { ...context.loaderData, [ROOT_ROUTE]: undefined }
  return { context, routes: handler.dataRoutes, loaderData, errors: problemsOf(errors) }
}

/** The serialisable part of the errors: their status and the api's body. */
function problemsOf(errors: Record<string, RouteError> | null) {
  if (!errors) return null
  return Object.fromEntries(Object.entries(errors).map(([id, { status, data }]) => [id, { status, data }]))
}
