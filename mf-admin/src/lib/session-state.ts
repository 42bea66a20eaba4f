import { isApiError } from '@anyam/data'
import { adminRequest } from './admin-request.ts'

/** `unknown` while the server is unreachable. */
export type SessionState = 'open' | 'over' | 'unknown'

/**
 * Checks the session after code failed to load, and opens the files of screens to a token without their cookie. The
 * session may have ended elsewhere; in that case the browser is logged out, and every screen leads to the login.
 */
export const sessionState = (): Promise<SessionState> =>
  openFiles().then(
    () => 'open',
    (error: unknown) => {
      if (!isApiError(error)) return 'open'
      if (error.status === 401) return 'over'
      return error.status === 0 || error.status >= 500 ? 'unknown' : 'open'
    },
  )

/** @throws ApiError */
async function openFiles(): Promise<void> {
  try {
    await adminRequest('/admin/ticket', { method: 'POST' })
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
    // Shells before 0.3 open the files only to the session cookie.
    await adminRequest('/api/session')
  }
}
