import { isAdminPath } from '@anyam/federation'
import { oncePainted } from '@anyam/federation/after-paint'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom'
import { BareFrame } from './bare-frame.tsx'
import { PublicFrame } from './public-frame.tsx'

/** The layout around every page, and the side effects of each change of route. */
export function Root() {
  const { pathname } = useLocation()
  const Frame = isAdminPath(pathname) ? BareFrame : PublicFrame
  useHeadingFocus(pathname)
  return (
    <Frame>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  )
}

/** Moves the focus to the new page's heading, so that a screen reader starts there; not on back and forward. */
function useHeadingFocus(pathname: string) {
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type === 'POP' || window.location.hash) return
    // Moving it earlier would force an additional layout before the frame's own.
    return oncePainted(() => {
      // A page with an input has already taken the focus.
      if (document.activeElement?.matches('main input')) return
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    })
  }, [pathname, type])
}
