import { vi } from 'vitest'

export interface Call {
  method: string
  path: string
  headers: Headers
  body: unknown
}

/** An answer that is not 200. */
export class Refusal {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object = {}) {
    this.status = status
    this.body = body
  }
}

/** What the api answers, by method and path: `GET /api/admin/articles`. A missing call is a 404. */
export type Api = Record<string, unknown>

/** Puts an api in the place of the network. Change `api` to change what the next call finds. */
export function serve(api: Api): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = init
    const sent = typeof body === 'string' ? JSON.parse(body) : body
    calls.push({ method, path, headers: new Headers(headers), body: sent })
    const answer = await (api[`${method} ${path}`] ?? new Refusal(404, { message: 'Not found.' }))
    return answer instanceof Refusal
      ? Response.json(answer.body, { status: answer.status })
      : Response.json(answer)
  })
  return calls
}
