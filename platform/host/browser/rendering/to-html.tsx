import { isWorkingCopy, ownerOf, type ReleaseSet } from '@anyam/federation'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom'
import { LAUNCH, scriptMarkup } from '../app/launch.ts'
import { dataIn, type PageState } from '../app/page-state.ts'
import { siteParts } from '../app/site-parts.ts'
import { DataProvider } from '../app/swr.tsx'
import { type SlotsInPage, slotStyles } from '../slots/page-slots.ts'
import { SlotsContext } from '../slots/slot-view.tsx'
import type { RenderInput } from './messages.ts'

/** The complete document of a page. */
export function toHtml(
  { styleOf }: RenderInput,
  state: PageState,
  routes: StaticHandlerRoutes,
  context: StaticHandlerContext,
  slots: SlotsInPage = new Map(),
): string {
  const texts = slotStyles(slots)
  const { Document } = siteParts()
  const html = renderToString(
    <Document
      state={state}
      rendered={{
        styleOf: (href) => texts.find((style) => style.href === href)?.text ?? styleOf(href),
        page: reportedPage(state.set, context.location.pathname),
        scripts: scriptMarkup(state.assets),
        launch: LAUNCH,
      }}
    >
      <DataProvider fallback={dataIn(state)} stale={state.stale} cache={new Map()}>
        <SlotsContext value={{ htmlOf: (key) => slots.get(key)?.markup?.html }}>
          <StaticRouterProvider
            router={createStaticRouter(routes, context)}
            context={context}
            hydrate={false}
          />
        </SlotsContext>
        {/* Placeholder for an additional child in the browser, because ids depend on the number of children. */}
        {null}
      </DataProvider>
    </Document>,
  )
  return `<!doctype html>${html}`
}

/** Build to which a page load is attributed; empty for a working copy. */
function reportedPage({ remotes }: ReleaseSet, pathname: string): string {
  const remote = ownerOf(remotes, pathname)
  const release = remote === undefined ? undefined : remotes[remote]
  return release && !isWorkingCopy(release) ? `${remote}@${release.build}` : ''
}

type StaticHandlerRoutes = Parameters<typeof createStaticRouter>[0]
