import type { DataRouter } from 'react-router-dom'
import { buildOnShow, isRetired, pageFailed, pageVisited } from './page-loads.ts'
import { confirmAlive, whenEmpty } from './page-shown.tsx'

type BuildAt = (pathname: string) => { remote: string; build: string } | undefined

/** Reports each opened page with its build, and the errors on it. */
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
    // A not-found page counts as a page.
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

/** Reports errors that a remote's code throws outside React's rendering, such as in a click handler. */
function watchErrors(): void {
  const blame = (trace: unknown) => {
    const remote = /\/remotes\/([\w-]+)\//.exec(String(trace))?.[1]
    const build = remote === undefined ? undefined : buildOnShow(remote)
    if (remote !== undefined && build) void pageFailed('error', remote, build)
  }
  window.addEventListener('error', ({ error, filename }) => blame(error?.stack ?? filename))
  window.addEventListener('unhandledrejection', ({ reason }) => blame(reason?.stack))
}

/** Makes links of a tab with a retired release set load new documents. */
function leaveWhenRetired(): void {
  window.addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a')
      // If the router does not receive the event, the browser follows the link itself.
      if (isLink && isRetired() && !isGuarded()) event.stopPropagation()
    },
    { capture: true },
  )
}

/** True if the page would ask before it is left. Its own question appears if the router follows the link. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
