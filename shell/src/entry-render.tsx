import './app/global.css'
import { isApiError } from '@arunika/shared/api-client'
import {
  CONTRACT_VERSION,
  ownerOf,
  type PageHandle,
  type ReleaseSet,
  ROOT_ROUTE,
} from '@arunika/shared/federation'
import type { Site } from '@arunika/shared/site'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { isAdminPath } from './app/admin-path.ts'
import { Document } from './app/document.tsx'
import type { PageAssets, PageState, RouteFault, StaleData } from './app/page-state.ts'
import { Pending } from './app/pending.tsx'
import { Root } from './app/root.tsx'
import { adoptRoutes, PAGES_ROUTE, shellRoutes } from './app/routes.tsx'
import { DataProvider } from './app/swr.tsx'
import { offeredModules } from './federation/containers.ts'
import { loadRoutes } from './federation/load-routes.ts'
import { loadContainersFrom } from './federation/node-loader.ts'

// For the gate: a candidate is loaded as this shell would, and asked what it is.
export { CONTRACT_VERSION, loadContainersFrom, loadRoutes, offeredModules }

export interface RenderInput {
  /** Address of the page, whole. */
  url: string
  site: Site
  set: ReleaseSet
  /** Files for the document, given the chunks of the page. */
  assetsOf: (remote: string | undefined, chunk: string | undefined) => PageAssets
  /** Text of a style sheet, by its address. */
  styleOf: (href: string) => string
  /** Fetches what an SWR key stands for. */
  load: (key: string) => Promise<unknown>
  /** What the document says of a remote that its browser alone gets from elsewhere. */
  override?: PageState['override']
  /** Which of it is from before. */
  staleData: () => StaleData | undefined
}

export interface RenderOutput {
  status: number
  html?: string
  redirect?: string
  /** Whether another page of the site may show it in a frame. */
  framed?: boolean
  /** Why there is only a frame, or a page without its data. */
  faults: string[]
  /** ISO 8601 instant of the oldest data that it shows, where its host is away now. */
  asOf?: string
}

/** Renders the page at an address; where that fails, the frame around a page that the browser will fetch. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { pathname } = new URL(input.url)
  const faults: string[] = []
  // What somebody is working on is for browsers only.
  if (isAdminPath(pathname) || isElsewhere(input.set, ownerOf(input.set.remotes, pathname)))
    return { ...(await renderFrame(input)), status: 200, faults }
  try {
    return { ...(await renderPage(input, faults)), faults }
  } catch (error) {
    faults.push(
      String(error instanceof Error ? (error.stack ?? error) : error),
      String((error as Error)?.cause ?? ''),
    )
    return { ...(await renderFrame(input)), status: 503, faults }
  }
}

/** Addresses of all pages that search engines may show; each remote says its own. */
export async function sitemap({
  site,
  set,
  load,
}: Pick<RenderInput, 'site' | 'set' | 'load'>): Promise<string[]> {
  const remotes = Object.entries(set.remotes).filter(([, { owns }]) => !owns.some(isAdminPath))
  // What a remote that is away would have said is missing until it is back.
  const found = await Promise.allSettled(
    remotes.map(async ([remote, release]) => {
      const { routes } = await loadRoutes(remote, release)
      const paths = await Promise.all(routes.map((route) => pathsOf(route, site, load)))
      return paths.flat()
    }),
  )
  return found.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
}

async function pathsOf({ path = '', handle }: RouteObject, site: Site, load: RenderInput['load']) {
  const { addresses, meta } = handle as PageHandle
  if (addresses) return addresses.paths((await load(addresses.list)) as never)
  const context = { params: {}, search: new URLSearchParams(), site }
  return path.includes(':') || meta(context, undefined).noIndex ? [] : [path]
}

async function renderPage(input: RenderInput, faults: string[]): Promise<Omit<RenderOutput, 'faults'>> {
  const { url, site } = input
  const remote = ownerOf(input.set.remotes, new URL(url).pathname)
  const live = remote === undefined ? undefined : input.set.remotes[remote]
  const exposed = remote !== undefined && live ? await loadRoutes(remote, live) : undefined
  // The browser is to load the very build that the page was rendered by.
  const set =
    remote !== undefined && live && exposed && exposed.release.build !== live.build
      ? { ...input.set, remotes: { ...input.set.remotes, [remote]: { owns: live.owns, ...exposed.release } } }
      : input.set
  const load = async (key: string) => {
    try {
      return await input.load(key)
    } catch (error) {
      if (!isApiError(error) || error.status === 0 || error.status >= 500) faults.push(`${key}: ${error}`)
      throw error
    }
  }
  const routes = shellRoutes(site, adoptRoutes(exposed?.routes ?? [], site, load))
  const answer = await query(routes, url)
  if (answer instanceof Response)
    return { status: answer.status, redirect: answer.headers.get('location') ?? '/' }

  const { loaderData, errors, context } = answer
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined
  const assets = input.assetsOf(remote, handle?.chunk)
  const stale = input.staleData()
  const state: PageState = {
    site,
    set,
    assets,
    page: { loaderData, errors },
    ...(stale && { stale }),
    ...overrideOf(input),
  }
  const html = toHtml(input, state, answer.routes, context)
  const framed = handle?.framed ?? false
  return { status: context.statusCode, html, framed, ...(stale && { asOf: stale.asOf }) }
}

async function renderFrame(input: RenderInput): Promise<{ html: string }> {
  const { url, site, set } = input
  const loader = () => ({ site })
  const children = [{ id: PAGES_ROUTE, Component: Pending, children: [{ path: '*', element: null }] }]
  const answer = await query([{ id: ROOT_ROUTE, Component: Root, loader, children }], url)
  if (answer instanceof Response) throw new Error('The frame redirects')
  const owner = ownerOf(set.remotes, new URL(url).pathname)
  const remote = isElsewhere(set, owner) ? undefined : owner
  const state: PageState = { site, set, assets: input.assetsOf(remote, undefined), ...overrideOf(input) }
  return { html: toHtml(input, state, answer.routes, answer.context) }
}

const isElsewhere = ({ remotes }: ReleaseSet, owner: string | undefined) =>
  owner !== undefined && remotes[owner]?.origin !== undefined

const overrideOf = ({ override }: RenderInput) => (override ? { override } : {})

async function query(routes: RouteObject[], url: string) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) throw error
  const errors = context.errors as Record<string, RouteFault> | null
  const loaderData: Record<string, unknown> = { ...context.loaderData, [ROOT_ROUTE]: undefined }
  return { context, routes: handler.dataRoutes, loaderData, errors: faultsOf(errors) }
}

/** What travels of the errors: their status and what the api said. */
function faultsOf(errors: Record<string, RouteFault> | null) {
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
    <Document state={state} inlined={styleOf}>
      <DataProvider fallback={fallback} stale={state.stale} cache={new Map()}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </DataProvider>
    </Document>,
  )
  return `<!doctype html>${html}`
}

type StaticHandlerRoutes = Parameters<typeof createStaticRouter>[0]
