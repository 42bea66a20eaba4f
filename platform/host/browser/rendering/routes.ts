import type { PageHandle, ReleaseSet, RemoteRelease } from '@anyam/federation'
import type { RouteObject } from 'react-router-dom'
import { withDeadline } from '../federation/deadline.ts'
import { loadRoutes } from '../federation/load-routes.ts'

/** The parts of a route that the shell needs to distinguish addresses. */
export interface PageRoute {
  /** Complete path with its parameters. */
  path: string
  /** Query parameters that it declares; undefined in older builds, which did not have to. */
  searchParams?: readonly string[]
}

/**
 * Routes of a remote's live build.
 * @throws Error if it cannot be loaded
 */
export async function pageRoutes({ remotes }: ReleaseSet, remote: string): Promise<PageRoute[]> {
  const release = remotes[remote]
  const routes = release ? await routesOf({ remote, release }) : []
  return routes.map(({ path = '/', handle }) => {
    const { searchParams } = handle as Partial<PageHandle>
    return { path, ...(searchParams && { searchParams: [...searchParams] }) }
  })
}

/** A build that may render a page. */
export interface Attempt {
  remote: string
  release: RemoteRelease
}

/** Routes of one build, without its fallback. */
export const routesOf = async ({
  remote,
  release: { fallback: _, ...release },
}: Attempt): Promise<RouteObject[]> => (await withDeadline(loadRoutes(remote, release))).routes
