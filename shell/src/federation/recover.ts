import { entryAddress, isWorkingCopy, ownerOf, type ReleaseSet } from '@arunika/federation'
import { cookieIn } from '../cookie-in.ts'

/** Names builds that this browser could not run, `<remote>@<build>` with dots between: the server leaves them out. */
export const AVOID_COOKIE = 'avoid'
/** Long enough for a visit, short enough for a build that was only badly delivered. */
const AVOID_S = 300
/**
 * No visitor avoids more builds than there are remotes; more would only create pages that no other visitor
 * reads.
 */
export const MOST_AVOIDED = 4
const PATIENCE_MS = 1000

/**
 * What can be done about a remote that failed on this page: nothing in this document, since no tab may hold two
 * builds of a remote, but a new one may have the present set where this one is retired, else the last known good build.
 * @param hasFallbackBuild whether the last known good build has not been tried yet
 * @returns whether a new document is on its way
 */
export async function recover(set: ReleaseSet, hasFallbackBuild: boolean): Promise<boolean> {
  const { pathname, href } = window.location
  const remote = ownerOf(set.remotes, pathname)
  const release = remote === undefined ? undefined : set.remotes[remote]
  // A working copy must show its errors.
  if (remote === undefined || !release || isWorkingCopy(release)) return false
  const [page, entry] = await Promise.all([href, entryAddress(remote, release)].map(statusOf))
  // Better a page with a notice than none.
  if (page === undefined) return false
  if (entry === 410) {
    if (!isFirstTime(set.id)) return false
  } else {
    if (!hasFallbackBuild || !release.fallback || isAvoided(remote, release.build)) return false
    avoid(remote, release.build)
  }
  window.location.reload()
  return true
}

/** Reloads only once for a set that is still served although its files are lost. */
function isFirstTime(setId: string): boolean {
  if (sessionStorage.getItem('retired') === setId) return false
  sessionStorage.setItem('retired', setId)
  return true
}

async function statusOf(address: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(address, { method: 'HEAD', signal }).catch(() => undefined)
  return response?.status
}

const avoided = (): string[] => cookieIn(document.cookie, AVOID_COOKIE)?.split('.') ?? []

const isAvoided = (remote: string, build: string) => avoided().includes(`${remote}@${build}`)

function avoid(remote: string, build: string): void {
  const builds = [...avoided(), `${remote}@${build}`].slice(-MOST_AVOIDED)
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser that is served
  document.cookie = `${AVOID_COOKIE}=${builds.join('.')}; Path=/; Max-Age=${AVOID_S}; SameSite=Lax`
}
