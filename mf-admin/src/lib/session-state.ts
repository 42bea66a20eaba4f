import { isApiError } from '@arunika/data'
import { cookieRequest } from './admin-request.ts'

/** `unknown` while the server is unreachable. */
export type SessionState = 'open' | 'over' | 'unknown'

/**
 * Checks the session after code failed to load: screens are served only with the session cookie, and the session may
 * have ended elsewhere. In that case the browser is logged out, and every screen leads to the login.
 */
export const sessionState = (): Promise<SessionState> =>
  cookieRequest('/api/session').then(
    () => 'open',
    (error: unknown) => {
      if (!isApiError(error)) return 'open'
      if (error.status === 401) return 'over'
      return error.status === 0 || error.status >= 500 ? 'unknown' : 'open'
    },
  )
