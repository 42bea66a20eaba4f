import { isApiError, type RequestOptions, request } from '@anyam/data'
import { stepUp } from './step-up.ts'
import { endSession, storedToken } from './token.ts'

/**
 * Calls the api as the administrator and asks for a proof if the call needs one.
 * @throws ApiError; a 401 has already ended the session
 */
export const adminRequest = async <T>(url: string, options: RequestOptions = {}): Promise<T> => {
  const send = () => endingOn401(request<T>(url, { ...options, token: storedToken() }))
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

async function endingOn401<T>(response: Promise<T>): Promise<T> {
  try {
    return await response
  } catch (error) {
    if (isApiError(error) && error.status === 401) endSession()
    throw error
  }
}
