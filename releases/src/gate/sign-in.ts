import { BACK_OFFICE, isBackOffice } from './back-office.ts'
import type { SandboxSettings } from './sandbox.ts'

const LOGIN = `${BACK_OFFICE}/login`

/** Visits pages as a visitor, or in the back-office as the administrator. */
export interface Session {
  /** Addresses that can be visited. */
  reachable: string[]
  /** The session in the browser's storage, for an origin. */
  storageAt(origin: string): { origin: string; localStorage: { name: string; value: string }[] }[]
  end(): Promise<void>
}

/**
 * Signs the administrator in if there are pages of the back-office and a password (`ADMIN_PASSWORD`); without
 * one only its login is reachable. The session ends with the check.
 */
export async function signIn(settings: SandboxSettings, addresses: readonly string[]): Promise<Session> {
  const { apiUrl, adminEmail: email, adminPassword: password } = settings
  if (!addresses.some(isBackOffice) || !password) {
    const reachable = addresses.filter((address) => address === LOGIN || !isBackOffice(address))
    return { reachable, storageAt: () => [], async end() {} }
  }
  const response = await fetch(`${apiUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok)
    throw new Error(
      `The administrator ${email} cannot sign in (${response.status}): ADMIN_EMAIL, ADMIN_PASSWORD.`,
    )
  const { token } = (await response.json()) as { token: string }
  return {
    // With a session the login leads to the dashboard.
    reachable: addresses.filter((address) => address !== LOGIN),
    storageAt: (origin) => [{ origin, localStorage: [{ name: 'token', value: token }] }],
    async end() {
      await fetch(`${apiUrl}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    },
  }
}
