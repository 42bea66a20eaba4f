import { ownerOf } from '@arunika/federation'
import { redirectFor, redirectsOf } from '@arunika/releases/redirects'
import type { LiveSet } from '@arunika/releases/store'

/** What there is instead of a page: the address that replaces it, or that there is none any more. */
export type Left = { redirect: string } | 'gone'

/**
 * Tells of paths that a remote has left, by its removal or a handover. Prepared for a live set, since it is called for every page.
 * @returns undefined for a path that a remote has
 */
export function leftPaths(live: LiveSet): (pathname: string) => Left | undefined {
  const redirects = redirectsOf(live)
  const { remotes, retired = {} } = live
  return (pathname) => {
    const redirect = redirectFor(redirects, pathname)
    if (redirect !== undefined) return { redirect }
    const hasLeft = ownerOf(retired, pathname) !== undefined && ownerOf(remotes, pathname) === undefined
    return hasLeft ? 'gone' : undefined
  }
}
