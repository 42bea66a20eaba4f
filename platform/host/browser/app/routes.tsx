import { type PageHandle, ROOT_ROUTE, type RootData } from '@anyam/federation'
import { type ComponentType, createElement } from 'react'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom'
import { withDeadline } from '../federation/deadline.ts'
import { PageChunkError } from '../federation/load-routes.ts'
import { PageShown } from '../reports/page-shown.tsx'
import { FrameErrorBoundary, PageErrorBoundary } from './error-boundaries.tsx'
import { type Load, pageLoader } from './page-data.ts'
import { PageHead } from './page-head.tsx'
import { type Recover, siteParts } from './site-parts.ts'

/** Route above the remotes' routes; its boundary contains errors inside the layout. */
export const PAGES_ROUTE = 'pages'

/**
 * The complete route tree: the shell's frame and the pages known so far.
 * @param onFrameError called when the frame itself fails
 * @param elsewhere loader for unknown paths
 */
export function shellRoutes(
  data: RootData,
  pages: RouteObject[],
  recover?: Recover,
  onFrameError?: () => void,
  elsewhere: LoaderFunction = () => redirect('/'),
): RouteObject[] {
  const { Root, Pending } = siteParts()
  return [
    {
      id: ROOT_ROUTE,
      Component: Root,
      ...(onFrameError && { ErrorBoundary: () => <FrameErrorBoundary onError={onFrameError} /> }),
      loader: () => data,
      shouldRevalidate: () => false,
      children: [
        {
          id: PAGES_ROUTE,
          ErrorBoundary: () => <PageErrorBoundary recover={recover} />,
          HydrateFallback: Pending,
          children: [...pages, { path: '*', element: null, loader: elsewhere }],
        },
      ],
    },
  ]
}

/**
 * Adapts a remote's routes for the shell: loads their data in advance and adds their head tags.
 * @param isRendered returns whether the document already contains the page to load
 * @param wait limits how long to wait for a page's code
 */
export function adoptRoutes(
  routes: readonly RouteObject[],
  root: RootData,
  load: Load,
  isRendered = () => false,
  wait: Wait = withDeadline,
): RouteObject[] {
  return routes.map((route) => {
    const handle = route.handle as PageHandle
    const lazy = withHead(route.lazy, wait, async () => isRendered() || handle.unrendered?.())
    return { ...route, loader: pageLoader(handle, root, load), lazy } as RouteObject
  })
}

type Wait = <T>(work: Promise<T>) => Promise<T>

function withHead(lazy: RouteObject['lazy'], wait: Wait, loadRest: () => Promise<unknown>) {
  return async () => {
    const [loaded] = await chunkOf(wait, () =>
      Promise.all([typeof lazy === 'function' ? lazy() : {}, loadRest()]),
    )
    const page = 'Component' in loaded ? (loaded.Component as ComponentType) : undefined
    if (!page) throw new Error('A page must have a component')
    return {
      ...loaded,
      Component: () => [
        createElement(PageHead, { key: 'head' }),
        createElement(page, { key: 'page' }),
        createElement(PageShown, { key: 'shown' }),
      ],
    }
  }
}

async function chunkOf<T>(wait: Wait, lazy: () => Promise<T>): Promise<T> {
  try {
    return await wait(twice(lazy))
  } catch (cause) {
    throw new PageChunkError(cause)
  }
}

/** Retries a failed chunk once: a broken connection is more frequent than a lost build. */
async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    return await load()
  }
}
