import { isApiError } from '@anyam/data'
import { CONTENT, declaredSearch, type PageHandle, type RootData } from '@anyam/federation'
import { data, type LoaderFunction } from 'react-router-dom'

/** Fetches the data of an SWR key. */
export type Load = (key: string) => Promise<unknown>

/** Data of a page by SWR key; the page fetches missing data itself. */
export type PageData = Record<string, unknown>

/** Statuses that mean that the page's subject does not exist, not that the request failed. */
const GONE = [404, 410]

/** Loader of a page's route. It loads the data that the page's handle declares. */
export function pageLoader(handle: PageHandle, { site, nav }: RootData, load: Load): LoaderFunction {
  return async ({ params, request }): Promise<PageData> => {
    const search = declaredSearch(handle, new URL(request.url).searchParams)
    const context = { params, search, site }
    const subject = handle.subject?.(context)
    const keys = [...(subject === undefined ? [] : [subject]), ...(handle.preload?.(context) ?? [])]
    const found: PageData = {}
    // On failure, the page loads its content itself.
    const content = handle.content?.({ ...context, ...(nav && { nav }) }).catch(() => undefined)
    await Promise.all(
      keys.map(async (key) => {
        try {
          found[key] = await load(key)
        } catch (error) {
          if (key === subject && isApiError(error) && GONE.includes(error.status)) {
            throw data(error.body, { status: error.status })
          }
        }
      }),
    )
    if (content) found[CONTENT] = await content
    return found
  }
}
