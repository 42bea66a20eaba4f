import { isApiError } from '@arunika/data'
import { cookieRequest } from './admin-request.ts'

/**
 * Whether code did not come because the session has ended elsewhere: files of screens are served to its cookie alone. If so,
 * the browser is logged out by then, and every screen leads to the login.
 */
export const isSessionOver = (): Promise<boolean> =>
  cookieRequest('/api/session').then(
    () => false,
    (error: unknown) => isApiError(error) && error.status === 401,
  )
