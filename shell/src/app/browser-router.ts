import { request } from '@arunika/data'
import {
  type BuildRelease,
  baseAddress,
  declaredSearch,
  isWorkingCopy,
  ownerOf,
  type PageHandle,
  ROOT_ROUTE,
} from '@arunika/federation'
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  redirectDocument,
} from 'react-router-dom'
import { mutate, SWRConfig } from 'swr'
import { loadRoutesPatiently, PageChunkError, RemoteUnavailableError } from '../federation/load-routes.ts'
import { patiently, StalledError, unlessLeft } from '../federation/patience.ts'
import { recover } from '../federation/recover.ts'
import { pageFailed } from '../reports/page-loads.ts'
import { liveSlots } from '../slots/live-slot.tsx'
import { usesOf } from '../slots/page-slots.ts'
import { isAdminPath } from './admin-path.ts'
import type { PageData } from './page-data.ts'
import type { PageState } from './page-state.ts'
import { rootData } from './root-data.ts'
import { adoptRoutes, PAGES_ROUTE, shellRoutes } from './routes.tsx'

/** A page waits this long for its data before it shows itself without. */
const PATIENCE_MS = 1500

/**
 * The router of this tab. The page's remote is resolved first, so that what the server rendered can be
 * hydrated unchanged; further remotes are found on the way.
 * @param hydrated settles when React has hydrated the document
 */
export async function createShellRouter(state: PageState, hydrated: Promise<void>) {
  const { site, set } = state
  const isBackOffice = isAdminPath(window.location.pathname)
  /** Site and back-office have each a policy of their own: a document is never shows the other. */
  const isWithin = (pathname: string) => isAdminPath(pathname) === isBackOffice
  const adopted = new Map<string, string>()
  const fallen = new Set<string>()
  let isFirst = state.page !== undefined
  /** Whether what the server rendered is on show. */
  let isRendered = false
  const rendered = window.location.pathname

  /** Adds the remote of a path to the tree once. */
  async function adopt(
    pathname: string,
    patch: (routes: RouteObject[]) => void,
    onSlow?: () => boolean,
  ): Promise<void> {
    const remote = ownerOf(set.remotes, pathname)
    const release = remote === undefined ? undefined : set.remotes[remote]
    if (remote === undefined || !release || adopted.has(remote)) return
    const failed = ({ build }: BuildRelease) => {
      if (!isWorkingCopy(release)) void unlessLeft().then(() => pageFailed('load', remote, build))
    }
    const { routes, release: used } = await loadRoutesPatiently(remote, release, failed, onSlow)
    if (adopted.has(remote)) return
    adopted.set(remote, used.build)
    if (used.build !== release.build) fallen.add(remote)
    const wait = <T>(work: Promise<T>) => patiently(work, baseAddress(remote, used), byDocument)
    const pages = adoptRoutes(routes, site, loadPatiently, () => isFirst, wait)
    patch(pages.map((route) => keepWithin(withSlots(route), isWithin)))
  }

  const slots = liveSlots(state, () => isRendered)

  /** The route, which has code and data of its slots ready. */
  function withSlots(route: RouteObject): RouteObject {
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
   * A page that a link leads to and whose code is slow to come is asked of the server instead, which renders it. It does
   * not render the back-office.
   */
  function byDocument(): boolean {
    const { location } = router.state.navigation
    if (!location || isBackOffice || location.pathname === window.location.pathname) return false
    window.location.assign(location.pathname + location.search + location.hash)
    return true
  }

  /** Remote of a path with the build of it that this tab has, or is to have. */
  const buildAt = (pathname: string) => buildOf(ownerOf(set.remotes, pathname) ?? '')

  /** The same by the remote's name. */
  function buildOf(remote: string) {
    const release = set.remotes[remote]
    // A working copy is no build.
    if (!release || isWorkingCopy(release)) return undefined
    return { remote, build: adopted.get(remote) ?? release.build }
  }

  /** A page that failed is reported and, where that helps, asked for in a new document. */
  async function tryToRecover(error: unknown): Promise<boolean> {
    const at = buildAt(window.location.pathname)
    const isAway = error instanceof RemoteUnavailableError
    // The report is on its way before a new document comes.
    const kind = error instanceof PageChunkError ? 'load' : 'render'
    if (at && !isAway && !isStall(error)) await pageFailed(kind, at.remote, at.build)
    return navigator.onLine && recover(set, !isAway)
  }

  const pages: RouteObject[] = []
  const first = state.page && adopt(window.location.pathname, (routes) => pages.push(...routes))
  const arrived = await first?.then(
    () => true,
    () => false,
  )
  const routes = shellRoutes(rootData(site, set), pages, tryToRecover)
  const resolved = !arrived || (await resolveLazy(routes, window.location).then(() => true, recoverFirstPage))
  // What one build rendered cannot be hydrated by another, nor by a notice that there is none.
  const fits = arrived !== false && resolved && fallen.size === 0

  isFirst = false
  isRendered = fits

  /** What the server rendered stays on show until the new document comes. */
  async function recoverFirstPage(error: unknown): Promise<false> {
    if (await tryToRecover(error)) await new Promise(() => {})
    return false
  }
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationData(state, fits),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      // A page that the server did not render must not come before its frame is hydrated.
      await hydrated
      await adopt(path, (pages) => patch(PAGES_ROUTE, pages), byDocument)
    },
  })

  /** Fetches code and data of a page that the visitor seems about to open. */
  async function warm(url: URL) {
    if (!isWithin(url.pathname)) return
    await adopt(url.pathname, (pages) => router.patchRoutes(PAGES_ROUTE, pages))
    const matches = matchRoutes(router.routes as RouteObject[], url) ?? []
    await Promise.all(
      matches.map(async ({ route, params }) => {
        if (typeof route.lazy === 'function') await route.lazy()
        if (route.path === '*' || typeof route.loader !== 'function' || route.id === ROOT_ROUTE) return
        await route.loader({ params, request: new Request(url), context: {} } as never)
      }),
    )
  }
  router.subscribe(({ location }) => {
    if (location.pathname !== rendered) isRendered = false
  })
  return { router, warm, fits, buildAt, buildOf, slots: { Live: slots.Live } }
}

/** Slowness, however long, is no failure of a build. */
const isStall = (error: unknown) => error instanceof Error && error.cause instanceof StalledError

/** The route, which asks for a document of its own where it does not belong into the present one. */
function keepWithin(route: RouteObject, isWithin: (pathname: string) => boolean): RouteObject {
  const { loader } = route
  if (typeof loader !== 'function') return route
  return Object.assign(route, {
    loader: ((args, context) => {
      const { pathname, search } = new URL(args.request.url)
      return isWithin(pathname) ? loader(args, context) : redirectDocument(pathname + search)
    }) satisfies LoaderFunction,
  })
}

/** The router takes a matched route as hydrated only when its page is there already. */
async function resolveLazy(routes: RouteObject[], location: Location) {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

function hydrationData({ site, set, page }: PageState, complete: boolean): HydrationState {
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

/** Puts a response into the cache of the page's hooks; what is there already is not fetched again. */
async function loadPatiently(key: string): Promise<unknown> {
  const known = SWRConfig.defaultValue.cache.get(key)?.data
  if (known !== undefined) return known
  const response = request(key).then((data) => mutate(key, data, { revalidate: false }))
  return await soon(response)
}

/** Waits no longer than a page may take. */
const soon = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
