import type { DataRouter } from 'react-router-dom'
import { buildOnShow, isRetired, pageFailed, pageVisited } from './page-loads.ts'
import { confirmAlive, whenEmpty } from './page-shown.tsx'

type BuildAt = (pathname: string) => { remote: string; build: string } | undefined

/** Reports each page that is opened, with its build, and what fails on it. */
export function watchVisit(router: DataRouter, buildAt: BuildAt): void {
  let opened = router.state.location.key
  let loading: string | undefined
  router.subscribe(({ navigation, location, errors }) => {
    const next = navigation.location
    if (next && next.key !== loading && next.pathname !== location.pathname) {
      loading = next.key
      const at = buildAt(next.pathname)
      if (at) pageVisited(at.remote, at.build)
    }
    if (navigation.state !== 'idle' || location.key === opened) return
    opened = location.key
    // A page that is not found is a page.
    if (errors) confirmAlive()
  })
  if (router.state.errors) confirmAlive()
  whenEmpty(() => {
    const at = buildAt(window.location.pathname)
    if (at) void pageFailed('empty', at.remote, at.build)
  })
  watchErrors()
  leaveWhenRetired()
}

/** Errors that a remote's code throws outside of React's rendering, such as at a click. */
function watchErrors(): void {
  const blame = (trace: unknown) => {
    const remote = /\/remotes\/([\w-]+)\//.exec(String(trace))?.[1]
    const build = remote === undefined ? undefined : buildOnShow(remote)
    if (remote !== undefined && build) void pageFailed('error', remote, build)
  }
  window.addEventListener('error', ({ error, filename }) => blame(error?.stack ?? filename))
  window.addEventListener('unhandledrejection', ({ reason }) => blame(reason?.stack))
}

/** Links of a tab whose release set is retired lead to new documents. */
function leaveWhenRetired(): void {
  window.addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a')
      // The browser follows the link itself when the router does not hear of it.
      if (isLink && isRetired() && !isGuarded()) event.stopPropagation()
    },
    { capture: true },
  )
}

/** Whether the page would ask before it is left: it asks in its own words where the router follows the link. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
