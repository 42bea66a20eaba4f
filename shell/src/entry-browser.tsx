import './app/global.css'
import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { isAdminPath } from './app/admin-path.ts'
import { createShellRouter } from './app/browser-router.ts'
import { AS_RENDERED, Document } from './app/document.tsx'
import { watchIntent } from './app/intent.ts'
import { type PageState, STATE_ELEMENT } from './app/page-state.ts'
import { DataProvider } from './app/swr.tsx'
import { guardSinks } from './federation/trusted-types.ts'
import { pageFailed } from './reports/page-loads.ts'
import { watchVitals } from './reports/vitals.ts'
import { watchVisit } from './reports/watch-visit.ts'

const state = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as PageState
guardSinks(state.set, [state.assets.main.href], isAdminPath(window.location.pathname))
void start()

async function start() {
  let onHydrated = () => {}
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve
  })
  const { router, warm, fits, buildAt } = await createShellRouter(state, hydrated)
  const fallback = Object.assign({}, ...Object.values(state.page?.loaderData ?? {}))

  const page = (
    // What the server inlined stays as it is; a re-rendered document links its style sheets.
    <Document state={state} {...(fits && { rendered: AS_RENDERED })}>
      <DataProvider fallback={fallback} stale={state.stale}>
        <RouterProvider router={router} />
        <Mounted then={onHydrated} />
      </DataProvider>
    </Document>
  )
  const onRecoverableError = (error: unknown) => {
    console.error(error)
    const at = buildAt(window.location.pathname)
    if (at) void pageFailed('hydration', at.remote, at.build)
  }
  if (fits) startTransition(() => void hydrateRoot(document, page, { onRecoverableError }))
  else createRoot(document).render(page)
  watchIntent(warm)
  watchVisit(router, buildAt)
  hydrated.then(watchVitals)
}

function Mounted({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}
