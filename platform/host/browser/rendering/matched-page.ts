import { declaredSearch, type PageContext, type PageHandle } from '@anyam/federation'
import type { StaticHandlerContext } from 'react-router-dom'
import type { PageData } from '../app/page-data.ts'

interface MatchedPage {
  handle: PageHandle
  context: PageContext
  /** Result of its loader. */
  data: PageData | undefined
}

/** The page at an address; undefined if there is none with a handle. */
export function matchedPage(
  { matches, loaderData }: Pick<StaticHandlerContext, 'matches' | 'loaderData'>,
  { url, site }: { url: string; site: PageContext['site'] },
): MatchedPage | undefined {
  const match = matches.at(-1)
  const handle = match?.route.handle as PageHandle | undefined
  if (!match || !handle) return undefined
  const search = declaredSearch(handle, new URL(url).searchParams)
  return { handle, context: { params: match.params, search, site }, data: loaderData[match.route.id] }
}
