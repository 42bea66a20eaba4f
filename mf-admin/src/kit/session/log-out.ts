import { request } from '@arunika/shared/api-client'
import { endSession, storedToken } from './token.ts'

/** Milliseconds that the api has to revoke the token; logging out does not depend on it. */
const PATIENCE = 2000

/** Forgets the token and goes to the login by a new document, so that no applicant's data stays in memory. */
export async function logOut() {
  const token = storedToken()
  endSession()
  const signal = AbortSignal.timeout(PATIENCE)
  await request('/api/logout', { method: 'POST', token, signal }).catch(() => undefined)
  window.location.assign('/admin/login')
}
