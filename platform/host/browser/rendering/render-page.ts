import { isApiError } from '@anyam/data'
import {
  hasLanguage,
  isWorkingCopy,
  ownerOf,
  type PageHandle,
  type ReleaseSet,
  ROOT_ROUTE,
} from '@anyam/federation'
import { inLanguage, LANGUAGES, languageAt, withoutLanguage } from '@anyam/protocol/languages'
import type { StaticHandlerContext } from 'react-router-dom'
import {
  ALTERNATES,
  type Alternate,
  type PageState,
  SOCIAL_CARD,
  STRUCTURED_DATA,
} from '../app/page-state.ts'
import { rootData } from '../app/root-data.ts'
import { adoptRoutes, PAGES_ROUTE, shellRoutes } from '../app/routes.tsx'
import { siteParts } from '../app/site-parts.ts'
import { namedSlots, pageSlots, slotState, slotStyles } from '../slots/page-slots.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { matchedPage } from './matched-page.ts'
import type { RenderInput, RenderOutput } from './messages.ts'
import { query } from './query.ts'
import { type Attempt, routesOf } from './routes.ts'
import { siteTexts } from './site-texts.ts'
import { socialCardOf } from './social-card.ts'
import { toHtml } from './to-html.tsx'

/**
 * Renders a page with one build.
 * @param problems receives a line for each part of the page's data that could not be loaded
 * @throws Error if the build cannot be loaded, or its page throws
 */
export async function renderPage(
  input: RenderInput,
  page: Attempt | undefined,
  problems: string[],
): Promise<Omit<RenderOutput, 'problems' | 'meant' | 'failures'>> {
  const { url, site } = input
  const exposed = page && (await routesOf(page))
  // The browser must load the same build that rendered the page.
  const set = page
    ? { ...input.set, remotes: { ...input.set.remotes, [page.remote]: page.release } }
    : input.set
  const load = async (key: string) => {
    try {
      return await input.load(key)
    } catch (error) {
      if (!isApiError(error) || error.status === 0 || error.status >= 500) problems.push(`${key}: ${error}`)
      throw error
    }
  }
  const english = englishPage({ url, set })
  if (english) return english
  const root = rootData(site, set)
  const routes = shellRoutes(root, adoptRoutes(exposed ?? [], root, load))
  const response = await query(routes, url)
  if (response instanceof Response)
    return { status: response.status, redirect: response.headers.get('location') ?? '/' }

  const { loaderData, errors, context } = response
  const handle = context.matches.at(-1)?.route.handle as PageHandle | undefined
  const assets = input.assetsOf(page?.release.global, chunksOf(context, input), site.language)
  const card = await addCard(context, input)
  await addForSearchEngines(context, input)
  const slots = await pageSlots(namedSlots(context, input), input.slot)
  const stale = input.staleData()
  const state: PageState = {
    site,
    ...slotState(slots, set, page?.remote),
    assets: { ...assets, styles: [...assets.styles, ...slotStyles(slots)] },
    words: siteTexts().wordsIn(site),
    page: { loaderData, errors },
    ...(stale && { stale }),
    ...devOverrideOf(input),
  }
  const html = toHtml(input, state, response.routes, context, slots)
  const framed = handle?.framed ?? false
  return {
    status: statusOf(context, input),
    html,
    ...(card && { card }),
    framed,
    ...(stale && { asOf: stale.asOf }),
    ...(slots.size > 0 && { slots: [...slots].map(([key, { version }]) => ({ key, version })) }),
  }
}

/**
 * Redirects to the English page if the remote does not support the language of the path; a path without a
 * remote redirects to the home page.
 */
export function englishPage({ url, set: { remotes } }: Pick<RenderInput, 'url' | 'set'>) {
  const { pathname, search } = new URL(url)
  const language = languageAt(pathname)
  if (hasLanguage(remotes, pathname, language)) return undefined
  const isUnknown = ownerOf(remotes, pathname) === undefined && hasLanguage(remotes, '/', language)
  const redirect = isUnknown ? inLanguage('/', language) : withoutLanguage(pathname) + search
  return { status: 307, redirect }
}

/** Chunks that the document preloads. */
function chunksOf(found: StaticHandlerContext, input: RenderInput): readonly string[] {
  const page = matchedPage(found, input)
  if (!page || page.handle.isRestricted) return []
  return [page.handle.chunk, ...(page.handle.parts?.(page.context) ?? [])]
}

/** Determines the content of a page's social card, and adds the card's address to the page's data. */
async function addCard(found: StaticHandlerContext, input: RenderInput) {
  const page = matchedPage(found, input)
  if (found.statusCode !== 200 || !page?.data) return undefined
  const { handle, context, data } = page
  const path = withoutLanguage(new URL(input.url).pathname)
  const social = await socialCardOf(handle, context, data[handle.subject?.(context) ?? ''], path)
  if (social) data[SOCIAL_CARD] = social.address
  return social?.card
}

/** Adds structured data, and the addresses of all language versions, to the page's data. */
async function addForSearchEngines(found: StaticHandlerContext, input: RenderInput): Promise<void> {
  const page = matchedPage(found, input)
  if (found.statusCode !== 200 || !page?.data) return
  const { handle, context, data } = page
  const { site, set } = input
  const subject = data[handle.subject?.(context) ?? '']
  const meta = handle.meta(context, subject)
  const path = meta.canonical ?? withoutLanguage(new URL(input.url).pathname)
  const { nav } = rootData(site, set)
  const trail = breadcrumbs(site, nav, path, meta.breadcrumb)
  // A failure of structured data must not cost the page.
  const own = await handle.structuredData?.(context, subject).catch(() => undefined)
  data[STRUCTURED_DATA] = [...(own ?? []), ...(trail ? [trail] : [])]
  if (meta.noIndex) return
  const { contentLanguages = LANGUAGES } = meta
  // The canonical address of an archive has a query, which remotes' paths do not include.
  const { pathname: owned } = new URL(path, site.publicUrl)
  const alternates = contentLanguages
    .filter((language) => hasLanguage(set.remotes, owned, language))
    .map((language): Alternate => ({ language, href: site.publicUrl + inLanguage(path, language) }))
  if (alternates.length > 1) data[ALTERNATES] = alternates
}

/** A page without its subject is not a success: search engines and caches must retry. */
function statusOf(found: StaticHandlerContext, input: RenderInput): number {
  const page = matchedPage(found, input)
  if (found.statusCode !== 200 || !page?.handle.subject) return found.statusCode
  return page.handle.subject(page.context) in (page.data ?? {}) ? found.statusCode : 503
}

/** Renders only the layout, for a page that the browser renders. */
export async function renderFrame(input: RenderInput): Promise<{ html: string }> {
  const { url, site, set } = input
  const { Pending, Root } = siteParts()
  const loader = () => rootData(site, set)
  const children = [{ id: PAGES_ROUTE, Component: Pending, children: [{ path: '*', element: null }] }]
  const response = await query([{ id: ROOT_ROUTE, Component: Root, loader, children }], url)
  if (response instanceof Response) throw new Error('The frame redirects')
  const owner = ownerOf(set.remotes, new URL(url).pathname)
  const live = owner === undefined || isUnrendered(set, owner) ? undefined : set.remotes[owner]
  const state: PageState = {
    site,
    set,
    assets: input.assetsOf(live?.global, []),
    words: siteTexts().wordsIn(site),
    ...devOverrideOf(input),
  }
  return { html: toHtml(input, state, response.routes, response.context) }
}

/** True if a remote is a working copy, which only browsers load. */
export const isUnrendered = ({ remotes }: ReleaseSet, owner: string | undefined) => {
  const release = owner === undefined ? undefined : remotes[owner]
  return release !== undefined && isWorkingCopy(release)
}

function devOverrideOf({ devOverride }: RenderInput): Pick<PageState, 'devOverride'> {
  if (!devOverride) return {}
  const { remote, origin, until } = devOverride
  return {
    devOverride: `In this browser alone ${remote} comes from ${origin}, until ${until.slice(11, 16)} UTC.`,
  }
}
