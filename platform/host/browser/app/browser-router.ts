import { hasLanguage, isAdminPath, ownerOf, type ReleaseSet, ROOT_ROUTE } from '@anyam/federation'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageAt,
  prefixOf,
  withoutLanguage,
} from '@anyam/protocol/languages'
import {
  createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  redirect,
  redirectDocument,
} from 'react-router-dom'
import { hydrationData, resolveLazy } from './first-page.ts'
import type { PageState } from './page-state.ts'
import { frameRecoveryIn, recoveryIn } from './recovery.ts'
import { rootData } from './root-data.ts'
import { PAGES_ROUTE, shellRoutes } from './routes.tsx'
import { servedPage } from './served-page.ts'
import { tabRemotes } from './tab-remotes.ts'

type Router = ReturnType<typeof createBrowserRouter>
type Adopt = ReturnType<typeof tabRemotes>['adopt']

/**
 * The router of this tab. The page's remote is resolved first, so that the server's markup can be hydrated
 * unchanged; others are loaded when a link leads to them.
 * @param hydrated settles when React has hydrated the document
 */
export async function createShellRouter(state: PageState, hydrated: Promise<void>) {
  const { site, set } = state
  const isBackOffice = isAdminPath(window.location.pathname)
  const { language = DEFAULT_LANGUAGE } = site
  /**
   * Site and back-office have different policies, and a document has one language, so a document shows no
   * page of another.
   */
  const isWithin = (pathname: string) =>
    isAdminPath(withoutLanguage(pathname)) === isBackOffice && hasLanguage(set.remotes, pathname, language)
  let isFirst = state.page !== undefined
  /** True while the page that the server rendered is displayed. */
  let isRendered = false
  const renderedPath = window.location.pathname
  const renderedAddress = renderedPath + window.location.search
  // Undefined while the first page loads.
  let router: Router | undefined
  // The server does not render the back-office.
  const onSlow = () => router !== undefined && !isBackOffice && loadAsDocument(router)
  const { adopt, buildAt, buildOf, hasFallen, slots } = tabRemotes(state, {
    isWithin,
    isFirst: () => isFirst,
    isRendered: () => isRendered,
    onSlow,
  })
  const served = servedPage(state.page !== undefined)
  const tryToRecover = recoveryIn(set, buildAt, served)
  let hasMoved = false
  const onFrameError = frameRecoveryIn(buildAt, served, () => {
    const ahead = router?.state.navigation.location
    if (ahead) return new URL(ahead.pathname + ahead.search + ahead.hash, window.location.href).href
    return hasMoved ? window.location.href : undefined
  })

  const pages: RouteObject[] = []
  const arrived =
    !state.page || (await succeeds(adopt(window.location.pathname, (routes) => pages.push(...routes))))
  const root = rootData(site, set)
  const routes = shellRoutes(root, pages, tryToRecover, onFrameError, elsewhere(set, language))
  const resolved =
    !state.page ||
    !arrived ||
    (await succeeds(resolveLazy(routes, window.location, site), untilReplaced(tryToRecover)))
  // A page rendered by one build cannot be hydrated by another build, nor by an error notice.
  const fits = arrived && resolved && !hasFallen()
  isFirst = false
  isRendered = fits

  const basename = prefixOf(language)
  const created = createBrowserRouter(routes, {
    ...(basename && { basename }),
    hydrationData: hydrationData(state, fits),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      // Wait for the frame's hydration before adding a page that the server did not render.
      await hydrated
      await adopt(path, (added) => patch(PAGES_ROUTE, added), onSlow)
    },
  })
  router = created
  const warm = async (url: URL) => {
    if (isWithin(url.pathname)) await warmPage(created, adopt, url, basename)
  }
  created.subscribe(({ location }) => {
    if (location.pathname !== renderedPath) isRendered = false
    if (location.pathname + location.search === renderedAddress) return
    hasMoved = true
    served.forget()
  })
  return { router: created, warm, fits, buildAt, buildOf, slots, served, onFrameError }
}

/** A path without a remote in this tab may be new, moved or gone; only the server can tell. */
const elsewhere =
  ({ remotes }: ReleaseSet, language: Language): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (languageAt(pathname) !== language) return redirectDocument(pathname + search)
    const isKnown = ownerOf(remotes, pathname) !== undefined || pathname === window.location.pathname
    // The router prepends the language again.
    return isKnown ? redirect('/') : redirectDocument(withoutLanguage(pathname) + search)
  }

const succeeds = (work: Promise<unknown>, onFailure?: (error: unknown) => Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    async (error: unknown) => {
      await onFailure?.(error)
      return false
    },
  )

/** Keeps the server's page on screen while a new document loads. */
const untilReplaced = (tryToRecover: (error: unknown) => Promise<boolean>) => async (error: unknown) => {
  if (await tryToRecover(error)) await new Promise(() => {})
}

/** Turns navigation to a page with slow code into a full page load, because the server renders the page. */
function loadAsDocument(router: Router): boolean {
  const { location } = router.state.navigation
  if (!location || location.pathname === window.location.pathname) return false
  window.location.assign(location.pathname + location.search + location.hash)
  return true
}

/** Prefetches code and data of a page that the visitor seems about to open. */
async function warmPage(router: Router, adopt: Adopt, url: URL, basename: string): Promise<void> {
  await adopt(url.pathname, (pages) => router.patchRoutes(PAGES_ROUTE, pages))
  const matches = matchRoutes(router.routes as RouteObject[], url, basename) ?? []
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy === 'function') await route.lazy()
      if (route.path === '*' || typeof route.loader !== 'function' || route.id === ROOT_ROUTE) return
      await route.loader({ params, request: new Request(url), context: {} } as never)
    }),
  )
}
