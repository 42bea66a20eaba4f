import type { PageHandle } from '@arunika/federation'
import { type ScreenName, screens } from '../content/screens.ts'

/** Path and handle of a screen. The server preloads nothing for it, because it has no token. */
export function screenRoute(name: ScreenName): { path: string; handle: PageHandle } {
  const { path, title } = screens[name]
  const handle: PageHandle = {
    chunk: name,
    searchParams: [],
    meta: ({ site }) => ({
      title: `${title} – ${site.name} Website Admin`,
      description: `The back-office of ${site.name}.`,
      noIndex: true,
    }),
  }
  return { path, handle }
}
