import { isAdminPath } from '@anyam/federation'
import { type ErrorInfo, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { mutate } from 'swr'
import { AS_RENDERED } from './app/as-rendered.ts'
import { createShellRouter } from './app/browser-router.ts'
import { revertChanges } from './app/foreign-nodes.ts'
import { watchIntent } from './app/intent.ts'
import { type Asset, dataIn, type PageState, STATE_ELEMENT } from './app/page-state.ts'
import { giveParts, type SiteParts } from './app/site-parts.ts'
import { DataProvider, source } from './app/swr.tsx'
import { guardSinks } from './federation/trusted-types.ts'
import { OFFLINE_SCRIPT } from './offline/paths.ts'
import { pageFailed, reportEvents } from './reports/page-loads.ts'
import { watchVisit } from './reports/watch-visit.ts'
import { SlotsContext } from './slots/slot-view.tsx'
import type { Polls } from './version-stream/polls.ts'

/** Starts a host in the page that its server rendered. */
export async function startHost(parts: SiteParts): Promise<void> {
  giveParts(parts)
  reportEvents()
  const state = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as PageState
  const { main, reader, versionStream, vitals } = state.assets
  const own = [main.href, reader?.href, versionStream?.href, vitals?.href, OFFLINE_SCRIPT]
  const isBackOffice = isAdminPath(window.location.pathname)
  guardSinks(state.set, own, isBackOffice)
  const { Document } = parts
  let onHydrated = () => {}
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve
  })
  const { router, warm, fits, buildAt, buildOf, slots, served, onFrameError } = await createShellRouter(
    state,
    hydrated,
  )

  const page = (
    // Inlined styles stay in place during hydration; a re-rendered document links its style sheets.
    <Document state={state} {...(fits && { rendered: AS_RENDERED })}>
      <DataProvider fallback={dataIn(state)} stale={state.stale}>
        <SlotsContext value={slots}>
          <RouterProvider router={router} />
        </SlotsContext>
        <Mounted then={onHydrated} />
      </DataProvider>
    </Document>
  )
  const onRecoverableError = (error: unknown, { componentStack }: ErrorInfo) => {
    if (isTransitionError(error)) return
    console.error(error)
    served.refill()
    // Something else changed the document during hydration.
    if (changes.records.length > 0) return
    // The innermost provider identifies the remote: a slot's, or the page's.
    const [, remote] = /\/remotes\/([\w-]+)\//.exec(componentStack ?? '') ?? []
    const at = (remote && buildOf(remote)) || buildAt(window.location.pathname)
    if (at) void pageFailed('hydration', at.remote, at.build)
  }
  const { changes } = window.pageLoad
  const putBack = revertChanges(changes)
  hydrated.then(() => {
    changes.observer.disconnect()
    changes.records.length = 0
    putBack()
  })
  let root: Root | undefined
  served.remember(() => {
    root?.unmount()
    router.dispose()
  })
  // The error is uncaught, so React has removed the whole document.
  const onUncaughtError = (error: unknown) => {
    reportError(error)
    onFrameError()
  }
  const options = { onRecoverableError, onUncaughtError }
  if (fits) {
    startTransition(() => {
      root = hydrateRoot(document, page, options)
    })
  } else {
    root = createRoot(document, options)
    root.render(page)
  }
  watchIntent(warm)
  watchVisit(router, buildAt)
  if (vitals) hydrated.then(onceLoaded).then(() => runAsset(vitals))
  if (!isBackOffice) {
    if (reader) hydrated.then(() => runAsset(reader))
    if (versionStream) hydrated.then(() => followVersions(versionStream))
  }
}

/** Loads the script, which uses `window.polls` to reach the page. */
function followVersions(script: Asset) {
  window.polls = { source, mutate } satisfies Polls
  runAsset(script)
}

/** Settles once nothing that the page needs is still loading. */
const onceLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })

function runAsset({ href: src, integrity }: Asset) {
  const script = document.createElement('script')
  document.head.append(Object.assign(script, { src, integrity, crossOrigin: 'anonymous' }))
}

/** True for a view transition that the browser skipped or aborted; the page itself was replaced. */
const isTransitionError = (error: unknown) =>
  error instanceof Error &&
  /^(AbortError|InvalidStateError|TimeoutError)$/.test(((error.cause ?? error) as Partial<Error>).name ?? '')

function Mounted({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}
