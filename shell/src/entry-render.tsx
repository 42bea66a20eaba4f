import './app/global.css'
import type { Site } from '@arunika/contracts/site'
import { isApiError } from '@arunika/data'
import {
  CONTRACT_VERSION,
  declaredSearch,
  isWorkingCopy,
  ownerOf,
  type PageAddress,
  type PageHandle,
  type ReleaseSet,
  type RemoteRelease,
  ROOT_ROUTE,
} from '@arunika/federation'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { isAdminPath } from './app/admin-path.ts'
import { Document } from './app/document.tsx'
import { LAUNCH, scriptMarkup } from './app/launch.ts'
import type { PageData } from './app/page-data.ts'
import type { PageAssets, PageState, RouteError, StaleData } from './app/page-state.ts'
import { Pending } from './app/pending.tsx'
import { Root } from './app/root.tsx'
import { adoptRoutes, PAGES_ROUTE, shellRoutes } from './app/routes.tsx'
import { DataProvider } from './app/swr.tsx'
import { withDeadline } from './federation/deadline.ts'
import { offeredModules } from './federation/host.ts'
import { avoiding, lastKnownGood } from './federation/last-known-good.ts'
import { loadRoutes } from './federation/load-routes.ts'
import { type LoadContainer, loadContainersBy } from './federation/release-set-plugin.ts'

// For the gate: a candidate is loaded as this shell would, and asked what it is.
export { CONTRACT_VERSION, loadRoutes, offeredModules }

/** A build that did not come is tried again after so long: its files may be back. */
const QUARANTINE_MS = 10_000

/**
 * The whole of what a render process gives this build so that it can load remotes: a function from the global name of
 * a build to its container. The process verifies the build's files against the release set and runs those very bytes,
 * so nothing here knows a file or an address.
 * @param containerOf rejects for a build that is missing or altered
 */
export const loadContainersFrom = (containerOf: LoadContainer) => loadContainersBy(containerOf, QUARANTINE_MS)

export interface RenderInput {
  /** Address of the page, whole. */
  url: string
  site: Site
  set: ReleaseSet
  /** Files for the document, given the build and the chunk of the page. */
  assetsOf: (globalName: string | undefined, chunk: string | undefined) => PageAssets
  /** Text of a style sheet, by its address; undefined where the document is to link it. */
  styleOf: (href: string) => string | undefined
  /** Builds that the visitor's browser could not run, `<remote>@<build>` each. */
  avoid?: readonly string[]
  /** Fetches the data of an SWR key. */
  load: (key: string) => Promise<unknown>
  /** What the document says of a remote that its browser alone gets from elsewhere. */
  devOverride?: PageState['devOverride']
  /** Which of it is from before. */
  staleData: () => StaleData | undefined
}

/** A build that could not be rendered; `text` says why. */
export interface BuildFailure {
  remote: string
  build: string
  text: string
}

export interface RenderOutput {
  status: number
  html?: string
  redirect?: string
  /** Whether another page of the site may show it in a frame. */
  framed?: boolean
  /** Why there is only a frame, or a page without its data. */
  problems: string[]
  /** ISO 8601 instant of the oldest data that it shows, where its host is away now. */
  asOf?: string
  /** Remote and build that the page was to be of; undefined for paths of none. */
  meant?: { remote: string; build: string }
  /** Builds that failed on the way; the page is then of the last known good one, or a frame. */
  failures: BuildFailure[]
}

/**
 * Renders the page at an address: by the live build, else by the last known good one; where both fail, the frame
 * around a page that the browser will fetch.
 */
export async function render(request: RenderInput): Promise<RenderOutput> {
  const input = { ...request, set: avoiding(request.set, request.avoid) }
  const { pathname } = new URL(input.url)
  const remote = ownerOf(input.set.remotes, pathname)
  // Working copies are for browsers only.
  if (isAdminPath(pathname) || isUnrendered(input.set, remote))
    return { ...(await renderFrame(input)), status: 200, problems: [], failures: [] }
  const live = remote === undefined ? undefined : input.set.remotes[remote]
  const meant = remote !== undefined && live ? { meant: { remote, build: live.build } } : {}
  const failures: BuildFailure[] = []
  for (const page of attempts(remote, live)) {
    const problems: string[] = []
    try {
      return { ...(await renderPage(input, page, problems)), problems, ...meant, failures }
    } catch (error) {
      failures.push({ remote: page?.remote ?? '', build: page?.release.build ?? '', text: textOf(error) })
    }
  }
  const problems = failures.map(({ text }) => text)
  return { ...(await renderFrame(input)), status: 503, problems, ...meant, failures }
}

interface Attempt {
  remote: string
  release: RemoteRelease
}

/** Builds by which a page may be rendered, the best first. */
function attempts(remote: string | undefined, live: RemoteRelease | undefined): (Attempt | undefined)[] {
  if (remote === undefined || !live) return [undefined]
  const fallbackBuild = lastKnownGood(live)
  return [live, ...(fallbackBuild ? [fallbackBuild] : [])].map((release) => ({ remote, release }))
}

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return `${error.stack ?? error}${error.cause ? `\n${error.cause}` : ''}`
}

/**
 * Addresses of all pages that search engines may show; each remote says its own.
 * @throws Error when a remote or its data cannot be had: a list that lacks pages is worse than none
 */
export async function sitemap({
  site,
  set,
  load,
}: Pick<RenderInput, 'site' | 'set' | 'load'>): Promise<PageAddress[]> {
  const remotes = Object.entries(set.remotes).filter(([, { owns }]) => !owns.some(isAdminPath))
  const found = await Promise.all(
    remotes.map(async ([remote, release]) => {
      const fallbackBuild = lastKnownGood(release)
      const routes = await routesOf({ remote, release }).catch((error: unknown) => {
        if (!fallbackBuild) throw error
        return routesOf({ remote, release: fallbackBuild })
      })
      const paths = await Promise.all(routes.map((route) => pathsOf(route, site, load)))
      return paths.flat()
    }),
  )
  return found.flat()
}

/** A route of the release set, as far as the shell must know it to tell addresses apart. */
export interface PageRoute {
  /** Whole, with its parameters. */
  path: string
  /** Query parameters that it declares; undefined for builds from before it had to. */
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

async function pathsOf(
  { path = '', handle }: RouteObject,
  site: Site,
  load: RenderInput['load'],
): Promise<PageAddress[]> {
  const { addresses, meta } = handle as PageHandle
  if (addresses) {
    const data = (await load(addresses.list)) as never
    const days = addresses.changed?.(data)
    return addresses.paths(data).map((at, nth) => ({ path: at, changed: days?.[nth] }))
  }
  const context = { params: {}, search: new URLSearchParams(), site }
  return path.includes(':') || meta(context, undefined).noIndex ? [] : [{ path }]
}

async function renderPage(
  input: RenderInput,
  page: Attempt | undefined,
  problems: string[],
): Promise<Omit<RenderOutput, 'problems' | 'meant' | 'failures'>> {
  const { url, site } = input
  const exposed = page && (await routesOf(page))
  // The browser is to load the very build that the page was rendered by.
  const set = page
    ? { ...input.set, remotes: { ...input.set.remotes, [page.remote]: page.release } }
    : input.set
  const load = async (key: string) => {
    try {
      return await input.load(key)
    } catch (error) {
      if (!isApiError(error) || error.status === 0 || error.status >= 500) problems.push(`${key}: ${error}`)
      throw error
    }
  }
  const routes = shellRoutes(site, adoptRoutes(exposed ?? [], site, load))
  const response = await query(routes, url)
  if (response instanceof Response)
    return { status: response.status, redirect: response.headers.get('location') ?? '/' }

  const { loaderData, errors, context } = response
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined
  const assets = input.assetsOf(page?.release.global, handle?.chunk)
  const stale = input.staleData()
  const state: PageState = {
    site,
    set,
    assets,
    page: { loaderData, errors },
    ...(stale && { stale }),
    ...devOverrideOf(input),
  }
  const html = toHtml(input, state, response.routes, context)
  const framed = handle?.framed ?? false
  return { status: statusOf(context, input), html, framed, ...(stale && { asOf: stale.asOf }) }
}

/** A page that lacks what it is about is no success: search engines and caches are to come again. */
function statusOf(
  { statusCode, matches, loaderData }: StaticHandlerContext,
  { url, site }: RenderInput,
): number {
  const match = matches.at(-1)
  const handle = match?.route.handle as PageHandle | undefined
  if (statusCode !== 200 || !match || !handle?.subject) return statusCode
  const subject = handle.subject({
    params: match.params,
    search: declaredSearch(handle, new URL(url).searchParams),
    site,
  })
  const data: PageData = loaderData[match.route.id] ?? {}
  return subject in data ? statusCode : 503
}

/** Routes of one build, without its fallback. */
const routesOf = async ({ remote, release: { fallback: _, ...release } }: Attempt): Promise<RouteObject[]> =>
  (await withDeadline(loadRoutes(remote, release))).routes

async function renderFrame(input: RenderInput): Promise<{ html: string }> {
  const { url, site, set } = input
  const loader = () => ({ site })
  const children = [{ id: PAGES_ROUTE, Component: Pending, children: [{ path: '*', element: null }] }]
  const response = await query([{ id: ROOT_ROUTE, Component: Root, loader, children }], url)
  if (response instanceof Response) throw new Error('The frame redirects')
  const owner = ownerOf(set.remotes, new URL(url).pathname)
  const live = owner === undefined || isUnrendered(set, owner) ? undefined : set.remotes[owner]
  const state: PageState = {
    site,
    set,
    assets: input.assetsOf(live?.global, undefined),
    ...devOverrideOf(input),
  }
  return { html: toHtml(input, state, response.routes, response.context) }
}

const isUnrendered = ({ remotes }: ReleaseSet, owner: string | undefined) => {
  const release = owner === undefined ? undefined : remotes[owner]
  return release !== undefined && isWorkingCopy(release)
}

const devOverrideOf = ({ devOverride }: RenderInput) => (devOverride ? { devOverride } : {})

async function query(routes: RouteObject[], url: string) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error
  const errors = context.errors as Record<string, RouteError> | null
  const loaderData: Record<string, unknown> = { ...context.loaderData, [ROOT_ROUTE]: undefined }
  return { context, routes: handler.dataRoutes, loaderData, errors: problemsOf(errors) }
}

/** What travels of the errors: their status and what the api said. */
function problemsOf(errors: Record<string, RouteError> | null) {
  if (!errors) return null
  return Object.fromEntries(Object.entries(errors).map(([id, { status, data }]) => [id, { status, data }]))
}

function toHtml(
  { styleOf }: RenderInput,
  state: PageState,
  routes: StaticHandlerRoutes,
  context: StaticHandlerContext,
): string {
  const fallback = Object.assign({}, ...Object.values(state.page?.loaderData ?? {}))
  const html = renderToString(
    <Document
      state={state}
      rendered={{
        styleOf,
        page: reportedPage(state.set, context.location.pathname),
        scripts: scriptMarkup(state.assets),
        launch: LAUNCH,
      }}
    >
      <DataProvider fallback={fallback} stale={state.stale} cache={new Map()}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
        {/* Where the browser has one child more: ids follow from how many there are. */}
        {null}
      </DataProvider>
    </Document>,
  )
  return `<!doctype html>${html}`
}

/** What a page load is counted for: no working copy. */
function reportedPage({ remotes }: ReleaseSet, pathname: string): string {
  const remote = ownerOf(remotes, pathname)
  const release = remote === undefined ? undefined : remotes[remote]
  return release && !isWorkingCopy(release) ? `${remote}@${release.build}` : ''
}

type StaticHandlerRoutes = Parameters<typeof createStaticRouter>[0]
