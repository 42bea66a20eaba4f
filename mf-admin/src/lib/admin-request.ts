import { isApiError, type RequestOptions, request } from '@anyam/data'
import { renew } from './renewal.ts'
import { stepUp } from './step-up.ts'
import { endSession, storedToken } from './token.ts'

/**
 * Calls the api as the administrator and asks for a proof if the call needs one.
 * @throws ApiError; a 401 has already ended the session
 */
export const adminRequest = async <T>(url: string, options: RequestOptions = {}): Promise<T> => {
  const send = () => withToken((token) => request<T>(url, { ...options, token }))
  try {
    return await send()
  } catch (error) {
    if (!isApiError(error) || error.body.code !== 'step_up_needed' || !(await stepUp())) throw error
    return send()
  }
}

/** The same without the authorization header, which a browser without the session cookie still needs. */
export const cookieRequest = <T>(url: string, options: RequestOptions = {}): Promise<T> =>
  request<T>(url, options).catch((error: unknown) => {
    if (!isApiError(error) || error.status !== 401) throw error
    return adminRequest<T>(url, options)
  })

/**
 * Makes a call with the token. One that the api refuses is renewed once, because it expires while a machine sleeps; the
 * session ends if it cannot be.
 * @throws ApiError
 */
export async function withToken<T>(send: (token: string | undefined) => Promise<T>): Promise<T> {
  const token = storedToken()
  try {
    return await send(token)
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error
    const renewal = token === undefined ? 'over' : await renew(token)
    if (renewal === 'renewed') return send(storedToken())
    if (renewal === 'over' && storedToken() === token) endSession()
    throw error
  }
}
