import type { PageHandle, PageModule, PageRoute } from '@anyam/federation'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Allowed } from '../app-frame/allowed.tsx'
import { isSpecified, type ScreenName, screens } from '../content/screens.ts'
import { useIsOnlySpecified } from '../lib/only-specified.ts'
import { isAllowed } from '../lib/rights.ts'
import { sessionState } from '../lib/session-state.ts'
import { hasUsableToken } from '../lib/token.ts'
import { LoginAgain } from './login-again.tsx'

/** Path and static metadata of a screen. The server loads no data for it, because it has no token. */
function described(name: ScreenName): { path: string; handle: PageHandle } {
  const { path, title, area } = screens[name]
  const handle: PageHandle = {
    chunk: name,
    isRestricted: area !== null,
    searchParams: [],
    meta: ({ site }) => ({
      title: `${title} – ${site.name} Website Admin`,
      description: `The back-office of ${site.name}.`,
      noIndex: true,
    }),
  }
  return { path, handle }
}

const awaited = () => import(/* webpackChunkName: "awaited-screen" */ '../app-frame/awaited-screen.tsx')

/**
 * The page of a screen, or a placeholder until it can be requested: after the login, or once the connection is back.
 */
async function loaded(
  title: string,
  page: () => Promise<PageModule>,
  isSecond = false,
): Promise<ComponentType> {
  try {
    const { default: Page } = await page()
    // Preload while there is a connection, because the frame around a missing screen needs it.
    awaited().catch(() => {})
    return Page
  } catch (error) {
    const session = await sessionState()
    if (session === 'over') return later(title, page)
    if (session === 'open' && isSecond) throw error
    // The files may have been refused for want of a cookie, which this browser has now.
    if (session === 'open') return loaded(title, page, true)
    const { awaitedScreen } = await awaited()
    return awaitedScreen(title, page)
  }
}

const later = (title: string, page: () => Promise<PageModule>) =>
  lazy(async () => ({ default: await loaded(title, page) }))

/** A screen, for accounts that may open it; one that the api cannot serve leads to the dashboard, as an unknown address does. */
function Served({ name, children }: { name: ScreenName; children: ReactNode }) {
  const { area } = screens[name]
  if (useIsOnlySpecified() && !isSpecified(name)) return <Navigate to={screens.dashboard.path} replace />
  if (area === null) return children
  return (
    <>
      <Allowed area={area}>{children}</Allowed>
      <LoginAgain />
    </>
  )
}

/**
 * A screen whose page is loaded only for accounts that may open it: with the route, or once such a user has logged in.
 */
export function screenRoute(name: ScreenName, page: () => Promise<PageModule>): PageRoute {
  const { area, title } = screens[name]
  async function pageNow(): Promise<ComponentType> {
    if (area === null) return (await page()).default
    return hasUsableToken() && isAllowed(area) ? loaded(title, page) : later(title, page)
  }
  return {
    ...described(name),
    page: async () => {
      const Page = await pageNow()
      return {
        default: () => (
          <Served name={name}>
            <Page />
          </Served>
        ),
      }
    },
  }
}
