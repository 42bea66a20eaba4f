import { isApiError } from '@arunika/data'
import { cookieRequest } from './admin-request.ts'

/** `unknown` while the server cannot be reached. */
export type SessionState = 'open' | 'over' | 'unknown'

/**
 * Why code did not come: files of screens are served to the session's cookie alone, and the session may have ended elsewhere.
 * If so, the browser is logged out by then, and every screen leads to the login.
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
