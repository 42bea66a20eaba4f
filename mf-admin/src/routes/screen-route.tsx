import type { PageHandle, PageModule, PageRoute } from '@arunika/federation'
import { type ComponentType, lazy } from 'react'
import { Allowed } from '../app-frame/allowed.tsx'
import { type ScreenName, screens } from '../content/screens.ts'
import { isSessionOver } from '../lib/ended-session.ts'
import { isAllowed } from '../lib/rights.ts'
import { hasLiveToken } from '../lib/token.ts'

/** Path of a screen and what is known of it beforehand. The server loads nothing for it, since it has no token. */
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

/** The page of a screen; if its files are refused because the session has ended, a later try, after the login. */
async function loaded(page: () => Promise<PageModule>): Promise<ComponentType> {
  try {
    return (await page()).default
  } catch (error) {
    if (await isSessionOver()) return lazy(page)
    throw error
  }
}

/**
 * A screen with its page, which is loaded only for accounts that may open it: with the route, or once such a user
 * has logged in.
 */
export function screenRoute(name: ScreenName, page: () => Promise<PageModule>): PageRoute {
  const { area } = screens[name]
  if (area === null) return { ...described(name), page }
  return {
    ...described(name),
    page: async () => {
      const Page = hasLiveToken() && isAllowed(area) ? await loaded(page) : lazy(page)
      return {
        default: () => (
          <Allowed area={area}>
            <Page />
          </Allowed>
        ),
      }
    },
  }
}
