import { isApiError } from '@arunika/data'
import { adminRequest } from './admin-request.ts'

/** `unknown` while the server is unreachable. */
export type SessionState = 'open' | 'over' | 'unknown'

/**
 * Checks the session after code failed to load, and opens the files of screens to a token without their cookie. The
 * session may have ended elsewhere; in that case the browser is logged out, and every screen leads to the login.
 */
export const sessionState = (): Promise<SessionState> =>
  adminRequest('/admin/ticket', { method: 'POST' }).then(
    () => 'open',
    (error: unknown) => {
      if (!isApiError(error)) return 'open'
      if (error.status === 401) return 'over'
      return error.status === 0 || error.status >= 500 ? 'unknown' : 'open'
    },
  )
