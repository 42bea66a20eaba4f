import { request } from '@anyam/data'
import { forgetToken, storedToken } from './token.ts'

const lastWork = new Set<() => void>()

/** Registers work to send before the session ends. */
export const beforeLogOut = (work: () => void) => lastWork.add(work)

/** Deletes the token and loads the login as a new document, so that no applicant's data stays in memory. */
export function logOut() {
  for (const work of lastWork) work()
  const token = storedToken()
  forgetToken()
  // The api revokes the token as well, but logging out here does not depend on it.
  void request('/api/logout', { method: 'POST', token, keepalive: true }).catch(() => undefined)
  // The browser's dev override ends too.
  void fetch('/releases/override', { method: 'DELETE', keepalive: true }).catch(() => undefined)
  window.location.assign('/admin/login')
}
