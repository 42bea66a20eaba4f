import type { PageHandle, ReleaseSet, RemoteRelease } from '@arunika/federation'
import type { RouteObject } from 'react-router-dom'
import { withDeadline } from '../federation/deadline.ts'
import { loadRoutes } from '../federation/load-routes.ts'

/** A route of the release set, as far as the shell must know it to tell addresses apart. */
export interface PageRoute {
  /** Whole, with its parameters. */
  path: string
  /** Query parameters that it declares; undefined for builds from before that was required. */
  searchParams?: readonly string[]
}

/**
 * Routes of a remote's live build.
 * @throws Error when it cannot be loaded
 */
export async function pageRoutes({ remotes }: ReleaseSet, remote: string): Promise<PageRoute[]> {
  const release = remotes[remote]
  const routes = release ? await routesOf({ remote, release }) : []
  return routes.map(({ path = '/', handle }) => {
    const { searchParams } = handle as Partial<PageHandle>
    return { path, ...(searchParams && { searchParams: [...searchParams] }) }
  })
}

/** A build by which a page may be rendered. */
export interface Attempt {
  remote: string
  release: RemoteRelease
}

/** Routes of one build, without its fallback. */
export const routesOf = async ({
  remote,
  release: { fallback: _, ...release },
}: Attempt): Promise<RouteObject[]> => (await withDeadline(loadRoutes(remote, release))).routes
