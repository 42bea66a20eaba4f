import { request } from '@anyam/data'
import {
  type BuildRelease,
  baseAddress,
  declaredSearch,
  isWorkingCopy,
  ownerOf,
  type PageHandle,
} from '@anyam/federation'
import { withoutLanguage } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import { type LoaderFunction, type RouteObject, redirect, redirectDocument } from 'react-router-dom'
import { mutate, SWRConfig } from 'swr'
import { loadRoutesPatiently } from '../federation/load-routes.ts'
import { patiently, unlessLeft } from '../federation/patience.ts'
import { pageFailed } from '../reports/page-loads.ts'
import { liveSlots } from '../slots/live-slot.tsx'
import { usesOf } from '../slots/page-slots.ts'
import type { PageData } from './page-data.ts'
import type { PageState } from './page-state.ts'
import { rootData } from './root-data.ts'
import { adoptRoutes } from './routes.tsx'

/** Maximum time that a page waits for its data before it is displayed without it. */
const PATIENCE_MS = 1500

interface TabOptions {
  /**
   * Returns whether a path belongs to the same part as this document, site or back-office, and exists in its
   * language.
   */
  isWithin: (pathname: string) => boolean
  /** Returns whether the document already contains the page to load. */
  isFirst: () => boolean
  /** Returns whether the page that the server rendered is displayed. */
  isRendered: () => boolean
  /** Called while a page's code arrives slowly; returns whether a full page load replaces it. */
  onSlow: () => boolean
}

/** The remotes of this tab, with their slots. Each is loaded once, from one build. */
export function tabRemotes(state: PageState, { isWithin, isFirst, isRendered, onSlow }: TabOptions) {
  const { site, set } = state
  /** Loaded builds by remote. */
  const adopted = new Map<string, string>()
  let hasFallen = false
  const slots = liveSlots(state, isRendered)

  /** Adds the remote of a path to the tree once. */
  async function adopt(
    pathname: string,
    patch: (routes: RouteObject[]) => void,
    onSlowRoutes?: () => boolean,
  ): Promise<void> {
    const remote = ownerOf(set.remotes, pathname)
    const release = remote === undefined ? undefined : set.remotes[remote]
    if (remote === undefined || !release || adopted.has(remote)) return
    const failed = ({ build }: BuildRelease) => {
      if (!isWorkingCopy(release)) void unlessLeft().then(() => pageFailed('load', remote, build))
    }
    const { routes, release: used } = await loadRoutesPatiently(remote, release, failed, onSlowRoutes)
    if (adopted.has(remote)) return
    adopted.set(remote, used.build)
    hasFallen ||= used.build !== release.build
    const wait = <T>(work: Promise<T>) => patiently(work, baseAddress(remote, used), onSlow)
    const pages = adoptRoutes(routes, rootData(site, set), loadPatiently, isFirst, wait)
    patch(pages.map((route) => keepWithin(withSlots(route, slots, site), isWithin)))
  }

  /** Remote of a path, with its build that this tab has loaded or will load. */
  const buildAt = (pathname: string) => buildOf(ownerOf(set.remotes, pathname) ?? '')

  /** As `buildAt`, by the remote's name. */
  function buildOf(remote: string) {
    const release = set.remotes[remote]
    // A working copy is not a build.
    if (!release || isWorkingCopy(release)) return undefined
    return { remote, build: adopted.get(remote) ?? release.build }
  }

  return {
    adopt,
    buildAt,
    buildOf,
    /** Returns whether a remote was loaded from another build than that of the document's release set. */
    hasFallen: () => hasFallen,
    slots: { Live: slots.Live },
  }
}

/** Extends the route's loader to also load code and data of its slots. */
function withSlots(route: RouteObject, slots: ReturnType<typeof liveSlots>, site: Site): RouteObject {
  const { loader } = route
  const handle = route.handle as PageHandle
  if (!handle.slots || typeof loader !== 'function') return route
  const load: LoaderFunction = async (args, context) => {
    const data = (await loader(args, context)) as PageData
    const search = declaredSearch(handle, new URL(args.request.url).searchParams)
    const uses = usesOf(handle, { params: args.params, search, site }, data)
    await soon(slots.warm(uses, site, loadPatiently))
    return data
  }
  return Object.assign(route, { loader: load })
}

/**
 * Makes the route a full page load if it belongs to the other part of the site, or lacks the document's
 * language. An address with a trailing slash redirects to the one without, as on the server.
 */
function keepWithin(route: RouteObject, isWithin: (pathname: string) => boolean): RouteObject {
  const { loader } = route
  if (typeof loader !== 'function') return route
  return Object.assign(route, {
    loader: ((args, context) => {
      const { pathname, search } = new URL(args.request.url)
      // The router prepends the language again.
      const shared = withoutLanguage(pathname)
      if (!isWithin(pathname)) return redirectDocument(shared + search)
      const isOther = shared !== '/' && shared.endsWith('/')
      return isOther ? redirect(shared.slice(0, -1) + search) : loader(args, context)
    }) satisfies LoaderFunction,
  })
}

/** Puts a response into the SWR cache of the page. Cached data is not fetched again. */
async function loadPatiently(key: string): Promise<unknown> {
  const known = SWRConfig.defaultValue.cache.get(key)?.data
  if (known !== undefined) return known
  const response = request(key).then((data) => mutate(key, data, { revalidate: false }))
  return await soon(response)
}

/** Limits the wait to the time that a page may take. */
const soon = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
