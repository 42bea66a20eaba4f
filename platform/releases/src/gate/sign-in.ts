import { BACK_OFFICE, isAdminPath } from '@anyam/federation'
import { SESSION_COOKIES } from '@anyam/server/http'
import type { BrowserContextOptions } from '@playwright/test'
import type { SandboxSettings } from './sandbox.ts'

const LOGIN = `${BACK_OFFICE}/login`

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Visits pages as a visitor, or in the back-office as the administrator. */
export interface Session {
  /** Addresses that can be visited. */
  reachable: string[]
  /** The session in a browser's storage for an origin: the token for calls, the cookie for files. */
  storageAt(origin: string): StorageState
  end(): Promise<void>
}

/**
 * Signs the administrator in if there are back-office pages, and ends the session with the check. Without a
 * password (`ADMIN_PASSWORD`) only the login page is reachable.
 */
export async function signIn(settings: SandboxSettings, addresses: readonly string[]): Promise<Session> {
  const { apiUrl, adminEmail: email, adminPassword: password } = settings
  if (!addresses.some(isAdminPath) || !password) {
    const reachable = addresses.filter((address) => address === LOGIN || !isAdminPath(address))
    return { reachable, storageAt: () => ({ cookies: [], origins: [] }), async end() {} }
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
  const cookie = sessionIn(response.headers.getSetCookie())
  return {
    // With a session, the login page redirects to the dashboard.
    reachable: addresses.filter((address) => address !== LOGIN),
    storageAt: (origin) => ({
      cookies: [cookieAt(new URL(origin).hostname, cookie)],
      origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
    }),
    async end() {
      await fetch(`${apiUrl}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    },
  }
}

/** Value of the session cookie, whose name depends on the address of the site. */
function sessionIn(cookies: readonly string[]): string {
  const names: readonly string[] = Object.values(SESSION_COOKIES)
  const pairs = cookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])
  return pairs.find(([, name = '']) => names.includes(name))?.[2] ?? ''
}

/** The cookie for the check's own shells, which have no TLS. */
const cookieAt = (domain: string, value: string): StorageState['cookies'][number] => ({
  ...{ name: SESSION_COOKIES.plain, value, domain, path: '/' },
  ...{ expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' },
})
