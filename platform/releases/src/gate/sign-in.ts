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
  /** Why the others of the back-office cannot, in a sentence; undefined if there is no reason to tell. */
  untried?: string
  /** The session in a browser's storage for an origin: the token for calls, the cookie for files. */
  storageAt(origin: string): StorageState
  end(): Promise<void>
}

/**
 * Signs the administrator in if there are back-office pages, and ends the session with the check. Without a
 * password (`ADMIN_PASSWORD`), or if it does not suffice, only the login page is reachable.
 */
export async function signIn(settings: SandboxSettings, addresses: readonly string[]): Promise<Session> {
  const { apiUrl, adminEmail: email, adminPassword: password } = settings
  const asStranger = (): Session => ({
    reachable: addresses.filter((address) => address === LOGIN || !isAdminPath(address)),
    storageAt: () => ({ cookies: [], origins: [] }),
    async end() {},
  })
  if (!addresses.some(isAdminPath) || !password) return asStranger()
  const response = await fetch(`${apiUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const without = (reason: string) => ({
    ...asStranger(),
    untried: `Of the back-office only the login was tried: ${reason}.`,
  })
  if (response.status === 401)
    return without(`the password of ${email} is no longer that of the settings (ADMIN_EMAIL, ADMIN_PASSWORD)`)
  if (!response.ok)
    throw new Error(
      `The administrator ${email} cannot sign in (${response.status}): ADMIN_EMAIL, ADMIN_PASSWORD.`,
    )
  const { token, second_factor } = (await response.json()) as { token: string; second_factor?: boolean }
  const end = async () => {
    await fetch(`${apiUrl}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  }
  if (second_factor) {
    await end()
    return without(`${email} has a second factor`)
  }
  const cookie = sessionIn(response.headers.getSetCookie())
  return {
    // With a session, the login page redirects to the dashboard.
    reachable: addresses.filter((address) => address !== LOGIN),
    storageAt: (origin) => ({
      cookies: [cookieAt(new URL(origin).hostname, cookie)],
      origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
    }),
    end,
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
