import { isAdminPath, ownerOf, type PageAddress, type PageHandle } from '@anyam/federation'
import { DEFAULT_LANGUAGE, type Language } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import type { RouteObject } from 'react-router-dom'
import { lastKnownGood } from '../federation/last-known-good.ts'
import { partsOf } from './address-parts.ts'
import type { RenderInput } from './messages.ts'
import { routesOf } from './routes.ts'

/**
 * Addresses of all pages that search engines may index, in parts; each remote lists its own.
 * @throws Error if a remote or its data cannot be loaded, because an incomplete list is worse than none
 */
export async function* sitemap({
  site,
  set,
  load,
}: Pick<RenderInput, 'site' | 'set' | 'load'>): AsyncGenerator<PageAddress[]> {
  for (const [remote, release] of Object.entries(set.remotes)) {
    // A remote without a path has its pages in another host.
    if (release.owns.length === 0 || release.owns.some(isAdminPath)) continue
    const fallbackBuild = lastKnownGood(release)
    const routes = await routesOf({ remote, release }).catch((error: unknown) => {
      if (!fallbackBuild) throw error
      return routesOf({ remote, release: fallbackBuild })
    })
    const languages: Language[] = [DEFAULT_LANGUAGE, ...(release.languages ?? [])]
    // Another remote may have taken over pages that the build still contains.
    for (const route of routes)
      for await (const part of pathsOf(route, languages, site, load))
        yield part.filter(
          ({ path }) => ownerOf(set.remotes, new URL(path, site.publicUrl).pathname) === remote,
        )
  }
}

async function* pathsOf(
  { path = '', handle }: RouteObject,
  all: readonly Language[],
  site: Site,
  load: RenderInput['load'],
): AsyncGenerator<PageAddress[]> {
  const { addresses, meta, card } = handle as PageHandle
  const context = { params: {}, search: new URLSearchParams(), site }
  const { noIndex, contentLanguages } = meta(context, undefined)
  const isThere = (language: Language) => all.includes(language)
  const languages = contentLanguages?.filter(isThere) ?? all
  if (addresses) {
    for await (const data of partsOf(addresses, load)) {
      const days = addresses.changed?.(data)
      // If the pictures fail, list the pages without them.
      const pictures = await Promise.resolve(addresses.pictures?.(data)).catch(() => undefined)
      const read = addresses.languages?.(data)
      yield addresses.paths(data).map((at, nth) => ({
        path: at,
        languages: read?.[nth]?.filter(isThere) ?? languages,
        changed: days?.[nth],
        picture: pictures?.[nth],
      }))
    }
    return
  }
  if (path.includes(':') || noIndex) return
  // Without its data, a page may be unable to determine its card.
  const shown = await card?.(context, undefined).catch(() => undefined)
  yield [{ path, languages, picture: shown?.picture }]
}
