import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { PageHandle } from './page.ts'
import { type Loadable, loadWords } from './words.ts'

/** Exports of a page's module; its `ErrorBoundary` replaces the content if the page's subject is missing. */
export interface PageModule {
  /** With its texts, which are loaded in the language of the document before it is shown. */
  default: ComponentType & { words?: readonly Loadable[] }
  ErrorBoundary?: ComponentType
}

/** A route of a remote: its whole path, its handle, and its page on demand. */
export interface PageRoute<Subject = unknown> {
  path: string
  handle: PageHandle<Subject>
  page: () => Promise<PageModule>
}

/**
 * The route objects that a remote exposes.
 * @param remote name of the remote; makes the ids of its routes unique in the shell
 */
export function pageRoutes(remote: string, pages: readonly PageRoute<never>[]): RouteObject[] {
  return pages.map(({ path, handle, page }) => ({
    id: `${remote}${path}`,
    path,
    handle,
    lazy: async () => {
      const { default: Page, ErrorBoundary } = await page()
      // Its own script vouches for its words.
      await loadWords([...(handle.words ?? []), ...(Page.words ?? [])])
      // In the chunk of the routes rather than its own; servers that read this module do not need it.
      const { withRemoteData } = await import(/* webpackMode: "eager" */ './remote-data.tsx')
      const { withProse } = await import(/* webpackMode: "eager" */ './prose.tsx')
      const Component = withRemoteData(withProse(Page))
      return ErrorBoundary ? { Component, ErrorBoundary } : { Component }
    },
  }))
}
