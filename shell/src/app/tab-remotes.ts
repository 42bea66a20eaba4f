import { type Site, withoutLanguage } from '@arunika/contracts/site'
import { request } from '@arunika/data'
import {
  type BuildRelease,
  baseAddress,
  declaredSearch,
  isWorkingCopy,
  ownerOf,
  type PageHandle,
} from '@arunika/federation'
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

/** A page waits this long for its data before it shows itself without. */
const PATIENCE_MS = 1500

interface TabOptions {
  /** Whether a path is on the same side, site or back-office, as this document, and there in its language. */
  isWithin: (pathname: string) => boolean
  /** Whether the document already has the page that is about to be loaded. */
  isFirst: () => boolean
  /** Whether the page that the server rendered is on show. */
  isRendered: () => boolean
  /** Called while a page's code arrives slowly; returns whether a full page load replaces it. */
  onSlow: () => boolean
}

/** The remotes of this tab, with their slots: each is loaded once, of one build. */
export function tabRemotes(state: PageState, { isWithin, isFirst, isRendered, onSlow }: TabOptions) {
  const { site, set } = state
  /** Builds by remote. */
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

  /** Remote of a path with the build of it that this tab has, or will load. */
  const buildAt = (pathname: string) => buildOf(ownerOf(set.remotes, pathname) ?? '')

  /** The same by the remote's name. */
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
    /** Whether a remote is of another build than the document's release set names. */
    hasFallen: () => hasFallen,
    slots: { Live: slots.Live },
  }
}

/** The route, whose loader also loads code and data of its slots. */
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
 * The route, which becomes a full page load if it belongs to the other side, or is not there in the document's language. With a
 * slash at its end its address is that without, as the server has it.
 */
function keepWithin(route: RouteObject, isWithin: (pathname: string) => boolean): RouteObject {
  const { loader } = route
  if (typeof loader !== 'function') return route
  return Object.assign(route, {
    loader: ((args, context) => {
      const { pathname, search } = new URL(args.request.url)
      // The router puts the language before it again.
      const shared = withoutLanguage(pathname)
      if (!isWithin(pathname)) return redirectDocument(shared + search)
      const isOther = shared !== '/' && shared.endsWith('/')
      return isOther ? redirect(shared.slice(0, -1) + search) : loader(args, context)
    }) satisfies LoaderFunction,
  })
}

/** Puts a response into the cache of the page's hooks; cached data is not fetched again. */
async function loadPatiently(key: string): Promise<unknown> {
  const known = SWRConfig.defaultValue.cache.get(key)?.data
  if (known !== undefined) return known
  const response = request(key).then((data) => mutate(key, data, { revalidate: false }))
  return await soon(response)
}

/** Waits no longer than a page may take. */
const soon = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
