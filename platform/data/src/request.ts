import type { ErrorResponse } from '@anyam/protocol/common'
import { siteAddress } from './site-origin.ts'

/** A response other than 2xx (`status` as in the response), or no response (`status` 0: network error, abort). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: Partial<ErrorResponse>

  constructor(status: number, body: Partial<ErrorResponse>, options?: ErrorOptions) {
    super(
      body.message ??
        (status === 0 ? 'The server cannot be reached.' : `The server responded with ${status}.`),
      options,
    )
    this.status = status
    this.body = body
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  /** FormData is sent as multipart, anything else as JSON. */
  body?: FormData | object
  token?: string | undefined
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Lets the call finish even if its page is left. */
  keepalive?: boolean
}

/**
 * Calls the api and returns the parsed JSON response.
 * @throws ApiError for every response outside 200–299 and if there is none
 */
export async function request<T>(url: string, options: RequestOptions = {}): Promise<T> {
  const { method = 'GET', body, token, signal, keepalive } = options
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json'
  const init: RequestInit = { method, headers }
  if (signal) init.signal = signal
  if (keepalive) init.keepalive = true
  if (body !== undefined) init.body = isForm ? body : JSON.stringify(body)

  const response = await fetch(siteAddress(url), init).catch((cause: unknown) => {
    throw new ApiError(0, {}, { cause })
  })
  const payload: unknown = await response.json().catch(() => ({}))
  if (!response.ok) throw new ApiError(response.status, payload as Partial<ErrorResponse>)
  return payload as T
}
