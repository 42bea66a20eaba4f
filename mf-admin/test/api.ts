import { LIST_PAGE_SIZE, type ListPage } from '@arunika/admin-contracts'
import { vi } from 'vitest'

export interface Call {
  method: string
  path: string
  headers: Headers
  body: unknown
}

/** A response other than 200. */
export class Refusal {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object = {}) {
    this.status = status
    this.body = body
  }
}

/** One page of a list as the api sends it. */
export function pageOf<Row>(rows: readonly Row[], page = 1): ListPage<Row> {
  const start = (page - 1) * LIST_PAGE_SIZE
  const count = { found: rows.length, foundAtLeast: false, total: rows.length, totalAtLeast: false }
  const next = start + LIST_PAGE_SIZE < rows.length ? 'next' : null
  const entries = rows.slice(start, start + LIST_PAGE_SIZE)
  return { entries, page, ...count, next, previous: page > 1 ? 'previous' : null }
}

/**
 * Responses of the api by method and path: `GET /api/admin/articles`, with or without its query. Lists are paginated if
 * a page is requested, but not searched. A missing call is a 404.
 */
export type Api = Record<string, unknown>

/** Replaces the network with an api. Change `api` to change the next response. */
export function serve(api: Api): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = init
    const sent = typeof body === 'string' ? JSON.parse(body) : body
    calls.push({ method, path, headers: new Headers(headers), body: sent })
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const named = api[`${method} ${path}`] ?? api[`${method} ${pathname}`]
    const found = await (named ?? new Refusal(404, { message: 'Not found.' }))
    const isPage = Array.isArray(found) && searchParams.get('view') === 'page'
    const response = isPage ? pageOf(found, Number(searchParams.get('page') ?? 1)) : found
    return response instanceof Refusal
      ? Response.json(response.body, { status: response.status })
      : Response.json(response)
  })
  return calls
}
