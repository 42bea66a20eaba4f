import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { PageContext, PageDeclaration, PageHandle } from './page.ts'
import { type Loadable, loadWords, readIn, type Texts } from './words.ts'

/** Exports of a page's module; its `ErrorBoundary` replaces the content if the page's subject is missing. */
export interface PageModule {
  /** Its texts are loaded in the language of the document before it is shown. */
  default: ComponentType & { words?: readonly Loadable[] }
  ErrorBoundary?: ComponentType
}

/** A route of a remote: its complete path, its handle, and its lazily loaded page. */
export interface PageRoute<Subject = unknown> {
  path: string
  handle: PageDeclaration<Subject>
  page: () => Promise<PageModule>
}

/**
 * The route objects that a remote exposes.
 * @param remote name of the remote; makes the ids of its routes unique in the shell
 */
export function pageRoutes(remote: string, pages: readonly PageRoute<never>[]): RouteObject[] {
  return pages.map(({ path, handle, page }) => {
    const texts: Texts = {}
    return {
      id: `${remote}${path}`,
      path,
      handle: withRead(handle, texts),
      lazy: async () => {
        const { default: Page, ErrorBoundary } = await page()
        // The page's own script contains the hashes of its words.
        Object.assign(texts, await loadWords(Page.words))
        // Included in the chunk of the routes; servers that import this module do not need it.
        const { withRemoteData } = await import(/* webpackMode: "eager" */ './remote-data.tsx')
        const { withProse } = await import(/* webpackMode: "eager" */ './prose.tsx')
        const { withTexts } = await import(/* webpackMode: "eager" */ './with-texts.tsx')
        const Component = withRemoteData(withTexts(withProse(Page, texts), texts))
        return ErrorBoundary ? { Component, ErrorBoundary: withTexts(ErrorBoundary, texts) } : { Component }
      },
    }
  })
}

/** A handle in the form that hosts call, which do not know about the page's texts. */
function withRead(handle: PageDeclaration<never>, texts: Texts): PageHandle<never> {
  const { meta, card, structuredData, ...rest } = handle
  const reading = (context: PageContext) => ({ ...context, read: readIn([texts], context.site.language) })
  return {
    ...rest,
    meta: (context, subject) => meta(reading(context), subject),
    ...(card && { card: (context, subject) => card(reading(context), subject) }),
    ...(structuredData && {
      structuredData: (context, subject) => structuredData(reading(context), subject),
    }),
  }
}
