import type { Site } from '@arunika/contracts/site'
import { isApiError } from '@arunika/data'
import { declaredSearch, type PageHandle } from '@arunika/federation'
import { data, type LoaderFunction } from 'react-router-dom'

/** Fetches the data of an SWR key. */
export type Load = (key: string) => Promise<unknown>

/** Data of a page by SWR key; what could not be had is missing, and the page fetches it itself. */
export type PageData = Record<string, unknown>

/** Statuses that mean: what the page is about is not there, rather than: it could not be asked for. */
const GONE = [404, 410]

/** Loader of a page's route: has ready what the page says that it needs. */
export function pageLoader(handle: PageHandle, site: Site, load: Load): LoaderFunction {
  return async ({ params, request }): Promise<PageData> => {
    const search = declaredSearch(handle, new URL(request.url).searchParams)
    const context = { params, search, site }
    const subject = handle.subject?.(context)
    const keys = [...(subject === undefined ? [] : [subject]), ...(handle.preload?.(context) ?? [])]
    const found: PageData = {}
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
    return found
  }
}
