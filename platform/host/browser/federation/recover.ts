import { entryAddress, isWorkingCopy, ownerOf, type ReleaseSet } from '@anyam/federation'
import { cookieIn } from '../cookie-in.ts'

/**
 * Cookie with the builds that this browser could not run, as `<remote>@<build>` separated by dots. The server
 * avoids them.
 */
export const AVOID_COOKIE = 'avoid'
/** Long enough for a visit, short enough for a build that was merely delivered incompletely. */
const AVOID_S = 300
/**
 * A visitor needs to avoid no more builds than there are remotes. More would only create pages that no other
 * visitor reads.
 */
export const MOST_AVOIDED = 4
const PATIENCE_MS = 1000

/**
 * Recovers from a failed remote in a new document, because no tab may have two builds of a remote. It gets
 * the current set if this one is retired, otherwise the last known good build.
 * @param hasFallbackBuild true if the last known good build has not been tried yet
 * @returns whether a new document is loading
 */
export async function recover(set: ReleaseSet, hasFallbackBuild: boolean): Promise<boolean> {
  const { pathname, href } = window.location
  const remote = ownerOf(set.remotes, pathname)
  const release = remote === undefined ? undefined : set.remotes[remote]
  // A working copy must show its errors.
  if (remote === undefined || !release || isWorkingCopy(release)) return false
  const [page, entry] = await Promise.all([href, entryAddress(remote, release)].map(statusOf))
  // A page with a notice is better than none.
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

/** True only once per set, so that a set whose files are lost does not reload forever. */
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
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some supported browsers
  document.cookie = `${AVOID_COOKIE}=${builds.join('.')}; Path=/; Max-Age=${AVOID_S}; SameSite=Lax`
}
